export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/strip-types.mjs' },
  testTimeout: 20_000,
  // Most of the time goes to child processes and waits.
  maxWorkers: '100%',
}
