export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // `npm run test:long` runs those as well.
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'],
  // Browsers and encoders share two cores with the other suites.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/test/slow-first.js',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'es6' } },
    ],
  },
};
