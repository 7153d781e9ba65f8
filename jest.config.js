export default {
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/act/'],
  globalSetup: '<rootDir>/__tests__/support/start-browsers.ts',
  globalTeardown: '<rootDir>/__tests__/support/stop-browsers.ts',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/__tests__/support/strip-types.mjs' },
  // Only a test that hangs reaches this limit, however busy the machine is.
  testTimeout: 60_000,
  collectCoverageFrom: ['src/**/*.ts', '!src/**/*.d.ts'],
  coverageProvider: 'v8',
  coverageReporters: ['text'],
  coverageThreshold: { global: { lines: 95, branches: 95 } },
  // Most of the time goes to child processes and waits.
  maxWorkers: '100%',
  // Each test file leaves its modules in memory. A worker of 450 MB takes longer to end than Jest waits (500 ms).
  workerIdleMemoryLimit: '200MB',
}
