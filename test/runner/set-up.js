import { registerHooks } from 'node:module';

// Suites import `@jest/globals`, as jest has it; outside of jest's own module loader that package only throws.
const globals = new URL('./globals.js', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});
