import { setTimeout as pause } from 'node:timers/promises';
import { campaignAt, campaignsOrNone, NO_CAMPAIGNS } from '#server/composition/content/campaign-links.ts';
import { safeLink } from '#server/composition/content/links.ts';
import { section } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { loadReference, searchOptions } from '#server/composition/voyages/search-options.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import {
	type IndexedVoyage,
	type VoyageIndex,
	voyageIndex,
	voyageIndexOrNone,
} from '#server/composition/voyages/voyage-index.ts';
import type { Content, FeatureScope, FeatureServices, Handler, Report } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Home, HomeSection } from '#shared/catalogue/bff/home.ts';
import type { HotRoutesTab, NoticeView, PopupView, SearchOptions } from '#shared/catalogue/bff/views.ts';
import type { HotRouteGroup } from '#shared/catalogue/entities.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { monthOf, todayInShanghai } from '#shared/rules/dates.ts';
import { adverts } from './adverts.ts';
import { banners } from './banners.ts';
import { hotLines } from './hot-lines.ts';

const KINDS = new Map<number, PopupView['kind']>([
	[1, 'notice'],
	[2, 'sale'],
]);
/** A heading of plain text at the beginning of a text. */
const OWN_HEADING = /^\s*<h\d[^>]*>([^<&]+)<\/h\d>\s*/;

const rememberPopups = rememberByIdentity<PopupView[]>();

/** Returns home's pop-ups: notices with sanitised HTML, and sale images. Other types and empty ones are left out. */
async function popups(scope: FeatureScope): Promise<PopupView[]> {
	const { lang, content } = scope;
	const all = await scope.api('GET /openapi/popup/all', { showPage: 'home' });
	const campaigns = all.some(({ type }) => KINDS.get(type) === 'sale') ? await campaignsOrNone(scope) : NO_CAMPAIGNS;
	return rememberPopups([all, campaigns], lang, () =>
		all.flatMap((popup) => {
			const kind = KINDS.get(popup.type);
			if (!kind) return [];
			const image = content.picture(popup.image, 'popup.image');
			const mobileImage = content.picture(popup.mobileImage, 'popup.mobileImage');
			const html = kind === 'notice' ? content.richText(pick(lang, popup.content, popup.enContent), { lang, below: 2 }) : '';
			const link = safeLink(popup.url);
			const campaign = kind === 'sale' ? campaignAt(link, campaigns) : undefined;
			const view = {
				id: popup.id,
				kind,
				title: campaign ? pick(lang, campaign.title, campaign.enTitle) : (OWN_HEADING.exec(html)?.[1]?.trim() ?? ''),
				html: html.replace(OWN_HEADING, ''),
				image: image || mobileImage,
				mobileImage: mobileImage || image,
				link,
				mobileLink: safeLink(popup.mobileUrl) || link,
				displayWithNotice: popup.displayWithNotice,
			};
			return view.html || view.image || (kind === 'notice' && view.title) ? view : [];
		}),
	);
}

/** Returns the first notice of the current month (docs/rules.md, notice-month), or null. */
async function notice({ api, lang, now }: FeatureScope): Promise<NoticeView | null> {
	const month = monthOf(todayInShanghai(now));
	const { rows } = await api('GET /openapi/management', {
		page: 0,
		pageSize: 10,
		startDate: `${month}-01`,
		endDate: `${month}-28`,
		type: NEWS_TYPES.NOTICE,
	});
	const [first] = rows;
	if (!first) return null;
	const year = Number.parseInt(first.customPushDate, 10);
	return {
		id: first.id,
		text: pick(lang, first.introduction, first.enIntroduction) || pick(lang, first.title, first.enTitle),
		year: Number.isNaN(year) ? Number(month.slice(0, 4)) : year,
	};
}

const remember = rememberByIdentity<HotRoutesTab[]>();

/** Returns the tabs of hot routes. Voyages that are gone or have departed are left out, and so are empty tabs. */
async function hotRoutes(scope: FeatureScope, decrypt: FeatureServices['decryptHotRoutes']): Promise<HotRoutesTab[]> {
	const [hex, index] = await Promise.all([scope.api('GET /openapi/voyage/v2/hotsVoyage', {}), voyageIndex(scope)]);
	const groups = decrypt(hex);
	return remember([groups, index], scope.lang, () =>
		groups.map((group) => tab(group, index, scope)).filter(({ voyages }) => voyages.length > 0),
	);
}

const tab = (group: HotRouteGroup, index: VoyageIndex, { lang, content }: FeatureScope): HotRoutesTab => ({
	name: pick(lang, group.name, group.enName),
	lead: pick(lang, group.description_1, group.enDescription_1),
	desc: pick(lang, group.description_2, group.enDescription_2),
	voyages: sideBySide(
		group.voyages.flatMap(({ id, cover }) => {
			const voyage = index.byId.get(id);
			return voyage && voyage.state !== 'departed' ? [withCover(voyage, cover, content)] : [];
		}),
		content,
	),
});

/** Returns a voyage with the tab's own picture of it, if that shows one of its ports, or these have no pictures. */
function withCover({ card, callPictures }: IndexedVoyage, cover: string, content: Content) {
	const fits = callPictures.length === 0 || callPictures.includes(cover);
	const picture = (fits && content.picture(cover, 'hot route.cover')) || card.picture;
	return { card: { ...card, picture }, callPictures };
}

type Decrypt = FeatureServices['decryptHotRoutes'];

/** Used where a missing part is no fault of the answer. */
const UNREPORTED: Report = { warn: () => {}, lacksPart: () => {} };

type Loaders = { [S in HomeSection]: () => Promise<Exclude<Home[S], 'unavailable'>> };

const loadersOf = (scope: FeatureScope, decrypt: Decrypt): Loaders => ({
	banners: () => banners(scope.lang === 'EN' ? 'banners-en' : 'banners-cn', scope),
	search: () => search(scope),
	activities: async () => (scope.lang === 'CN' ? adverts('second-hot-activity', scope) : []),
	hotLines: async () => hotLines(scope, await hotRoutes(scope, decrypt).catch(() => undefined)),
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
 * the others stay, also for a visitor who asks too much: home is the way to everything.
 */
export const createHome =
	(decrypt: Decrypt): Handler<'GET /home'> =>
	async ({ sections }, scope) => {
		const loaders = loadersOf(scope, decrypt);
		const load = (name: HomeSection) => section<unknown>(name, scope, loaders[name]).catch(() => 'unavailable');
		const loaded = sections.map(async (name) => [name, await load(name)] as const);
		return Object.fromEntries(await Promise.all(loaded)) as Partial<Home>;
	};

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
