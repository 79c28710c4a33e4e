import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first: one that begins last would keep one worker busy while the others are idle. */
const SLOWEST = [
	'simulator',
	'dirty-upstream',
	'dialects',
	'alerts',
	'costly-calls',
	'slow-clients',
	'redis-faults',
	'rebooking-steps',
	'crash-recovery',
	'route-matrix',
	'raw-requests',
	'data',
	'pages',
	'gateway',
];

class SlowestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const rank = ({ moduleId }: TestSpecification): number => {
			const at = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
			return at === -1 ? SLOWEST.length : at;
		};
		// The sort is stable: the rest keeps Vitest's own order, which is by the last run's times.
		return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
	}
}

/** Tests that read the sources or the list of packages, and start no site. */
const OF_SOURCES =
	'tests/{browser-apis,chart,deploy,documents,images,imports,licences,loose-texts,pages-table,texts,upstream-document}.test.ts';
/** Storage is tested on a real Redis. */
const OF_STORAGE = 'server/storage/*.test.ts';

/** `npm test` runs the tests that start no site on one thread, beside those of the app: there they wait long for their turn. */
const BESIDE_OTHERS_MS = 120_000;

export default defineConfig({
	test: {
		testTimeout: 20_000,
		hookTimeout: 60_000,
		env: { NODE_ENV: 'test' },
		// One more than cores: while some tests wait for timers of the product, others work.
		maxWorkers: availableParallelism() + 1,
		sequence: { sequencer: SlowestFirst },
		projects: [
			{
				extends: true,
				// The server runs as in production: by Node itself, on the libraries' production builds.
				ssr: { resolve: { conditions: [] } },
				test: {
					name: 'app',
					env: { NODE_ENV: 'production' },
					experimental: { viteModuleRunner: false },
					include: ['{tests,sandbox}/**/*.test.ts', OF_STORAGE],
					exclude: [OF_SOURCES],
					globalSetup: ['tests/support/global.ts'],
					setupFiles: ['tests/support/app.ts'],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					// Only `npm run test:redis` runs these: a server takes seconds to be replaced.
					name: 'failover',
					include: ['tests/*.failover.ts'],
					maxWorkers: 1,
					testTimeout: 60_000,
				},
			},
			{
				extends: true,
				test: {
					name: 'rules',
					include: ['{shared,server,client}/**/*.test.ts'],
					exclude: [OF_STORAGE],
					testTimeout: BESIDE_OTHERS_MS,
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					// What reads files has no clock: it takes as long as the machine needs.
					name: 'sources',
					include: [OF_SOURCES],
					testTimeout: 0,
					hookTimeout: 0,
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: 'components',
					include: ['client/**/*.test.tsx'],
					environment: 'happy-dom',
					setupFiles: ['tests/support/components.ts'],
					testTimeout: BESIDE_OTHERS_MS,
					isolate: false,
				},
			},
		],
	},
});
