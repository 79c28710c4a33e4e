import { defineConfig } from 'vitest/config';

/**
 * `npm run test:mutations` (stryker.config.json): the tests of the rules alone. Each file loads its modules anew, so that mutated constants take
 * effect.
 */
export default defineConfig({
	// `long-inputs` measures time, and Stryker's instrumented code is slower.
	test: { include: ['shared/rules/*.test.ts'], exclude: ['**/long-inputs.test.ts'], env: { NODE_ENV: 'test' } },
});
