import type { Mutation } from './mutation.ts';
import { BUILD, type Failing, runBrowser, runBuild, runVitest } from './runners.ts';
import { findTests, likelyFirst } from './test-files.ts';
import type { Place, Workspace } from './workspace.ts';

/** What came of a mutation: the test that caught it, or none. */
export type Result = {
	name: string;
	file: string;
	caught: Failing | null;
	/** The tests that were run before it was caught, or at all. */
	tried: 'unit' | 'app' | 'browser' | 'whole';
	seconds: number;
	/** The test fails without the mutation too, so that it proves nothing. */
	shaky?: true;
};

/**
 * How far a mutation is followed: to tests of single files (`unit`), to those of the app and the browser that are likely to notice, on one
 * device (`near`), to all but the browser tests of other features (`related`), or through the whole suite.
 */
export const EXTENTS = ['unit', 'near', 'related', 'whole'] as const;
type Extent = (typeof EXTENTS)[number];

export type TryOptions = {
	/** With browser tests. */
	browser: boolean;
	extent: Extent;
	/** Milliseconds for one mutation. */
	limitMs: number;
};

/** The devices and languages in which most browser tests run first. */
const FIRST_PROJECT = 'desktop CN';
/** The nearest tests of single files: they run by themselves first. */
const NEAREST = 6;

type Step = { tried: Result['tried']; run: () => Promise<Failing | null> };

/** Makes mutations one at a time in a workspace, and finds the test that catches each. */
export function createTrials(workspace: Workspace, { browser, extent, limitMs }: TryOptions) {
	const { root } = workspace;
	const testsOf = findTests(root);
	const sound = new Set<string>();

	/** The tests of a mutation in the order in which they run: the likeliest and cheapest first. */
	function stepsOf({ near }: Mutation, { file }: Place, until: number): Step[] {
		const { unit, app, browser: specs } = testsOf({ file });
		const [likelyApp, otherApp] = likelyFirst(app, near);
		const [likelySpecs, otherSpecs] = likelyFirst(specs, near);
		const vitest = (tried: Result['tried'], files: readonly string[]): Step => ({
			tried,
			run: () => runVitest(root, files, until),
		});
		const inBrowser = (tried: Result['tried'], files: readonly string[], project?: string): Step => ({
			tried,
			run: () => runBrowser(root, files, until, project),
		});
		const units = [vitest('unit', unit.slice(0, NEAREST)), vitest('unit', unit.slice(NEAREST))];
		if (extent === 'unit') return units;
		const build: Step = {
			tried: 'app',
			run: () => {
				workspace.setBuildAside();
				return runBuild(root, until);
			},
		};
		const isClient = file.startsWith('client/');
		const isBuilt = isClient || file.startsWith('shared/');
		const inApp = vitest('app', likelyApp);
		const first = inBrowser('browser', likelySpecs, FIRST_PROJECT);
		const everywhere = extent === 'near' ? [] : [inBrowser('browser', likelySpecs)];
		const likely = browser ? [first, ...everywhere] : [];
		const rest = extent === 'near' ? [] : [vitest('app', otherApp)];
		const all = browser && extent === 'whole' ? [inBrowser('whole', otherSpecs)] : [];
		// What is seen is likelier noticed by a browser than by tests of the app.
		const order = isClient ? [...likely, inApp, ...rest] : [inApp, ...rest, ...likely];
		return [...units, ...(isBuilt ? [build] : []), ...order, ...all];
	}

	/** Whether a test that failed passes without the mutation. */
	async function isSound({ file, title, project }: Failing, until: number): Promise<boolean> {
		const inBrowser = file.startsWith('e2e/');
		const key = inBrowser ? `${file} ${title}` : file;
		if (sound.has(key) || title === BUILD) return true;
		const again = inBrowser ? await runBrowser(root, [file], until, project, title) : await runVitest(root, [file], until);
		if (again === null) sound.add(key);
		return again === null || again.title !== title;
	}

	return async (mutation: Mutation, place: Place = mutation): Promise<Result> => {
		const begun = Date.now();
		const until = begun + limitMs;
		let caught: Failing | null = null;
		let tried: Result['tried'] = 'unit';
		try {
			workspace.mutate(place);
			for (const step of stepsOf(mutation, place, until)) {
				if (caught || Date.now() >= until) break;
				caught = await step.run();
				tried = step.tried;
			}
		} finally {
			workspace.restore();
		}
		const seconds = Math.round((Date.now() - begun) / 1_000);
		const shaky = caught !== null && !(await isSound(caught, Date.now() + limitMs));
		return { name: mutation.name, file: place.file, caught, tried, seconds, ...(shaky && { shaky }) };
	};
}
