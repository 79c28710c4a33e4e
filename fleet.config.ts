import { defineConfig } from 'vitest/config';

/** `npm run test:fleet` (scripts/fleet.mjs): the site in production's form, several processes behind nginx. */
export default defineConfig({
	test: { include: ['tests/fleet/*.fleet.ts'], env: { NODE_ENV: 'test' }, fileParallelism: false },
});
