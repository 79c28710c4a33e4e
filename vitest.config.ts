import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		testTimeout: 20_000,
		hookTimeout: 60_000,
		env: { NODE_ENV: 'test' },
		projects: [
			{
				extends: true,
				test: {
					name: 'app',
					include: ['{shared,server,sandbox}/**/*.test.ts', 'client/**/*.test.ts', 'tests/**/*.test.ts'],
					globalSetup: ['tests/support/global.ts'],
				},
			},
			{
				extends: true,
				test: {
					name: 'components',
					include: ['client/**/*.test.tsx'],
					environment: 'happy-dom',
					setupFiles: ['tests/support/components.ts'],
				},
			},
		],
	},
});
