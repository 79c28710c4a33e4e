import { defineConfig } from 'vitest/config';

/** `npm run test:fleet` (scripts/fleet.mjs): the site as operators run it, several processes behind nginx. */
export default defineConfig({
	test: { include: ['tests/fleet/*.fleet.ts'], env: { NODE_ENV: 'test' }, fileParallelism: false },
});
