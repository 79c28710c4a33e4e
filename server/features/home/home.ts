import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf } from '#server/composition/content/link-figures.ts';
import { section } from '#server/composition/failures.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { loadReference, searchOptions } from '#server/composition/voyages/search-options.ts';
import { type VoyageIndex, voyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, FeatureServices, Handler, Report } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Home, HomeSection } from '#shared/catalogue/bff/home.ts';
import type { Figures, SearchOptions } from '#shared/catalogue/bff/views.ts';
import { adverts, offers } from './adverts.ts';
import { banners } from './banners.ts';
import { hotLines } from './hot-lines.ts';
import { hotRoutes } from './hot-routes.ts';
import { notice } from './notice.ts';
import { popups } from './popups.ts';

type Decrypt = FeatureServices['decryptHotRoutes'];

/** Used where a missing part is no fault of the answer. */
const UNREPORTED: Report = { warn: () => {}, lacksPart: () => {} };

type Loaders = { [S in HomeSection]: () => Promise<Exclude<Home[S], 'unavailable'>> };

const loadersOf = (scope: FeatureScope, decrypt: Decrypt): Loaders => ({
	banners: () => banners(scope.lang === 'EN' ? 'banners-en' : 'banners-cn', scope),
	search: () => search(scope),
	figures: () => figures(scope),
	activities: async () => (scope.lang === 'CN' ? offers(scope) : []),
	hotLines: () => hotLines(scope),
	experience: () => adverts('experience', scope),
	destinations: () => adverts('destination', scope),
	hotRoutes: () => hotRoutes(scope, decrypt),
	footerBanners: () => banners('footer', scope),
	noticeDialog: async () => (await adverts('notice', scope))[0] ?? null,
	popups: () => popups(scope),
	notice: () => notice(scope),
});

/**
 * Creates the handler of `GET /home`, which loads the requested sections side by side. A section that fails is `'unavailable'`;
 * the others stay.
 */
export const createHome =
	(decrypt: Decrypt): Handler<'GET /home'> =>
	async ({ sections }, scope) => {
		const loaders = loadersOf(scope, decrypt);
		const loaded = sections.map(async (name) => [name, await section<unknown>(name, scope, loaders[name])] as const);
		return Object.fromEntries(await Promise.all(loaded)) as Partial<Home>;
	};

const rememberFigures = rememberByIdentity<Figures | null>();

async function figures(scope: FeatureScope): Promise<Figures | null> {
	const index = await voyageIndex(scope);
	return rememberFigures([index], '', () => figuresOf(index.voyages));
}

/** Milliseconds that the search form waits for the timetable, which sorts its ports. */
const MOST_WAIT = 200;

/** Returns the timetable, or undefined after `MOST_WAIT`. A failure isn't reported, as the form works without the timetable. */
function timetable(scope: FeatureScope): Promise<VoyageIndex | undefined> {
	const api = scope.api.as(scope.identity);
	const known = voyageIndexOrNone({ ...scope, api, report: UNREPORTED });
	return Promise.race([known.catch(() => undefined), pause(MOST_WAIT, undefined, { ref: false })]);
}

async function search(scope: FeatureScope): Promise<SearchOptions> {
	const [reference, index] = await Promise.all([loadReference(scope), timetable(scope)]);
	if (reference.every((list) => list.length === 0)) throw new AppError('upstream-unavailable', 'nothing to choose from');
	return index?.options ?? searchOptions(...reference, scope.lang);
}
