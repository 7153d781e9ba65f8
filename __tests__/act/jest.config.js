import base from '../../jest.config.js'

// Runs of examples/ in act. They need Go, so npm test leaves them out.
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/act/**/*.test.ts'],
  testPathIgnorePatterns: [],
  testTimeout: 180_000,
  // Each test starts act, and act starts a process per step.
  maxWorkers: 1,
  maxConcurrency: 3,
}
