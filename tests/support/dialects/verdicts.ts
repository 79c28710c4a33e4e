import type { Call } from '#shared/catalogue/call.ts';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type ScreenVerdict, screensOf } from '../../../scripts/contract/screens.ts';
import { tryBackend } from '../../../scripts/contract/try-calls.ts';
import { codeOf } from '../visitor.ts';
import { type Plain, stateOf, type Visited } from './pages.ts';
import { MOBILE, type World } from './world.ts';

/** Seconds after which a number may get another code. */
const NEXT_CODE = 61;

/** The screens of the steps of a booking. */
const OF_BOOKING = ['login', 'booking', 'confirming and ordering a booking', 'payment'];

type Verdict = ScreenVerdict['verdict'];
export type Verdicts = ReadonlyMap<string, ScreenVerdict>;

/** The calls that the catalogue names for a screen. */
const callsOf = (screens: readonly string[]): UpstreamCall[] =>
	(Object.keys(openapi) as UpstreamCall[]).filter((name) => {
		const { needs = '', part = '' }: Call = openapi[name];
		return `${needs};${part}`.split(/[,;:]/).some((word) => screens.includes(word.trim()));
	});

/** Returns the contract tool's verdict on each screen with a dialect, or on the screens of some pages and of the booking. */
export async function verdictsOn(world: World, visited?: readonly Visited[]): Promise<Verdicts> {
	const { config, backend } = world;
	backend.settle();
	await world.wait(NEXT_CODE);
	const tried = await tryBackend({
		origin: backend.url,
		timeoutMs: 10_000,
		errorNumbers: config.UPSTREAM_ERRORS,
		known: { slots: config.AD_SLOTS, page: config.MINI_PROGRAM_PAGES.trip },
		hotRoutes: { cipher: config.HOT_ROUTES_CIPHER, key: config.HOT_ROUTES_KEY ?? '', iv: config.HOT_ROUTES_IV ?? '' },
		login: { ...MOBILE, code: () => codeOf(world, MOBILE.mobile) },
		writes: true,
		lastReadMs: 0,
		...(visited && { only: new Set(callsOf([...OF_BOOKING, ...visited.flatMap(screensOfPage)])) }),
	});
	return new Map(screensOf(tried).map((verdict) => [verdict.screen, verdict]));
}

/**
 * Screens that a page also is. A wish list and the passes of an order are cards of voyages: they fail where no voyage can be read, neither alone nor in
 * the timetable.
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
	favourites: ['search'],
	ticket: ['boarding passes'],
	'ticket, of one order': ['boarding passes', 'search'],
};

/** The screens that a page is, by the words of the catalogue: those that need the calls without which it fails. */
const screensOfPage = ({ page: { name, substance } }: Visited): string[] => [
	...substance.flatMap((call) => {
		const { needs = '' }: Call = openapi[call];
		return needs.split(/[,;]/).map((screen) => screen.trim());
	}),
	...(ALSO[name] ?? []),
];

type Walked = { visited: readonly Visited[]; failed: Error | null };
/** The pages and the verdicts in the plain dialect. */
type Compared = Plain & { verdicts: Verdicts };

/** The verdicts of which one has to be said of a page that fails, lacks something, or is whole: some screens can't be tried since no id is known. */
const AGREEING: Readonly<Record<ReturnType<typeof stateOf>, readonly Verdict[]>> = {
	fails: ['breaks', 'not tried'],
	'lacks something': ['gaps', 'breaks', 'not tried'],
	'is whole': ['works', 'gaps', 'not tried'],
};

/** Says where the verdicts don't agree with the pages and the booking. */
export function disagreements(verdicts: Verdicts, { visited, failed }: Walked, plain: Compared): string[] {
	const wordOn = (screen: string): Verdict => verdicts.get(screen)?.verdict ?? 'not tried';
	/** True of a screen that can't be tried with the plain dialect either. */
	const isOutside = (screen: string): boolean =>
		wordOn(screen) !== 'breaks' && (plain.verdicts.get(screen)?.verdict ?? 'not tried') === 'not tried';
	const why = (screens: readonly string[]): string => screens.map((screen) => `${screen} ${wordOn(screen)}`).join(', ');
	const ofPages = visited.flatMap((one) => {
		const screens = screensOfPage(one).filter((screen) => !isOutside(screen));
		const state = stateOf(one, plain);
		const agrees = screens.length === 0 || screens.some((screen) => AGREEING[state].includes(wordOn(screen)));
		return agrees ? [] : [`${one.page.name} ${state}; the contract tool says ${why(screens)}`];
	});
	const broken = OF_BOOKING.filter((screen) => !isOutside(screen) && ['breaks', 'not tried'].includes(wordOn(screen)));
	if (Boolean(failed) === broken.length > 0) return ofPages;
	const said = failed ? `the booking fails (${failed.message})` : 'a booking is paid';
	return [
		...ofPages,
		`${said}; the contract tool says ${why(failed ? OF_BOOKING : broken)}: ${verdicts.get(broken[0] ?? '')?.why}`,
	];
}
