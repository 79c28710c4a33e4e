import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['{shared,server,client,sandbox}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
		globalSetup: ['tests/support/global.ts'],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		env: { NODE_ENV: 'test' },
	},
});
