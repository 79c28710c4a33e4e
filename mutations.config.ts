import { defineConfig } from 'vitest/config';

/** `npm run test:mutations` (stryker.config.json): the rules alone, each test file with modules of its own, so that mutated constants are read anew. */
export default defineConfig({
	// `long-inputs` measures time, which the marks of mutants in the code falsify.
	test: { include: ['shared/rules/*.test.ts'], exclude: ['**/long-inputs.test.ts'], env: { NODE_ENV: 'test' } },
});
