import js from '@eslint/js'
import regexp from 'eslint-plugin-regexp'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const printing = ['stdout', 'stderr'].map((property) => ({
  object: 'process',
  property,
  message: 'Only src/runner/runner-log.ts writes to stdout: it alone makes text safe for the runner.',
}))
const environment = {
  object: 'process',
  property: 'env',
  message:
    'Only src/inputs/ and src/runner/ read the environment: all that a step depends on is handed to it.',
}

const browserGlobals = Object.fromEntries(
  ['addEventListener', 'document', 'setTimeout'].map((name) => [name, 'readonly']),
)

export default defineConfig(
  globalIgnores(['dist/', 'build/', 'coverage/', '.local-run/']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-duplicate-imports': 'error',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', fetch: 'readonly' } },
  },
  {
    files: ['src/analytics/show/html-report/browser/*.js'],
    languageOptions: { globals: browserGlobals },
  },
  {
    files: ['__tests__/**/*.ts'],
    ignores: ['__tests__/support/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'fast-check',
          message: 'Import fc from __tests__/support/properties.ts, which decides how often properties run.',
        },
      ],
    },
  },
  {
    // The time of an expression must be linear in the length of a text, because most texts come from others.
    files: ['src/**/*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': ['error', ...printing, environment],
      // It would be a way around the rule above.
      'no-restricted-imports': ['error', 'process', 'node:process'],
    },
  },
  {
    files: ['src/inputs/**/*.ts', 'src/runner/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', ...printing] },
  },
  {
    files: ['src/runner/runner-log.ts'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
)
