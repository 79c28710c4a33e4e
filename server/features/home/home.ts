import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf } from '#server/composition/content/link-figures.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { section } from '#server/composition/sections.ts';
import { loadReference, searchOptions } from '#server/composition/voyages/search-options.ts';
import { voyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, FeatureServices, Handler, Report } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Home, HomeSection } from '#shared/catalogue/bff/home.ts';
import type { Figures, SearchOptions } from '#shared/catalogue/bff/views.ts';
import { adverts } from './adverts.ts';
import { hotLines } from './hot-lines.ts';
import { hotRoutes } from './hot-routes.ts';
import { notice } from './notice.ts';
import { offers } from './offers.ts';
import { popups } from './popups.ts';

type Decrypt = FeatureServices['decryptHotRoutes'];

/** Of an answer that may do without the part. */
const UNREPORTED: Report = { warn: () => {}, lacksPart: () => {} };

type Sections = { [S in HomeSection]: (scope: FeatureScope) => Promise<Home[S]> };

const sectionsWith = (decrypt: Decrypt): Sections => ({
	banners: (scope) => section('banners', scope, () => adverts(scope.lang === 'EN' ? 'banners-en' : 'banners-cn', scope)),
	search: (scope) => section('search', scope, () => search(scope)),
	figures: (scope) => section('figures', scope, () => figures(scope)),
	activities: (scope) => section('activities', scope, async () => (scope.lang === 'CN' ? offers(scope) : [])),
	hotLines: (scope) => section('hotLines', scope, () => hotLines(scope)),
	experience: (scope) => section('experience', scope, () => adverts('experience', scope)),
	destinations: (scope) => section('destinations', scope, () => adverts('destination', scope)),
	hotRoutes: (scope) => section('hotRoutes', scope, () => hotRoutes(scope, decrypt)),
	footerBanners: (scope) => section('footerBanners', scope, () => adverts('footer', scope)),
	noticeDialog: (scope) => section('noticeDialog', scope, async () => (await adverts('notice', scope))[0] ?? null),
	popups: (scope) => section('popups', scope, () => popups(scope)),
	notice: (scope) => section('notice', scope, () => notice(scope)),
});

/** Makes the handler of `GET /home`: the sections asked for, side by side; one that fails is `'unavailable'` and takes no other with it. */
export function createHome(decrypt: Decrypt): Handler<'GET /home'> {
	const sections = sectionsWith(decrypt);
	async function fill<S extends HomeSection>(filled: Partial<Home>, name: S, scope: FeatureScope): Promise<void> {
		filled[name] = await sections[name](scope);
	}
	return async ({ sections: names }, scope) => {
		const filled: Partial<Home> = {};
		await Promise.all(names.map((name) => fill(filled, name, scope)));
		return filled;
	};
}

const rememberFigures = rememberByIdentity<Figures | null>();

async function figures(scope: FeatureScope): Promise<Figures | null> {
	const index = await voyageIndex(scope);
	return rememberFigures([index], '', () => figuresOf(index.voyages));
}

/** Milliseconds that the timetable, which puts the ports in order, may keep the search form waiting. */
const MOST_WAIT = 200;

/** Resolves when the timetable is known, or the time is over. That it can't be had is no lack of what asks here. */
async function timetable(scope: FeatureScope): Promise<void> {
	const api = scope.apiAs(scope.identity);
	const known = voyageIndexOrNone({ ...scope, api, report: UNREPORTED });
	await Promise.race([known.catch(() => {}), pause(MOST_WAIT, undefined, { ref: false })]);
}

async function search(scope: FeatureScope): Promise<SearchOptions> {
	const [reference] = await Promise.all([loadReference(scope), timetable(scope)]);
	if (reference.every((list) => list.length === 0)) throw new AppError('upstream-unavailable', 'nothing to choose from');
	return searchOptions(...reference, scope.lang);
}
