export default {
  // Suites run in Node itself, which strips types; in jest's own module loader each would load every package anew.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/test/runner/set-up.js'],
  transform: {},
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  // `npm run test:long` runs those as well.
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.test\\.ts$'],
  testSequencer: '<rootDir>/test/runner/slow-first.js',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
};
