import { campaignAt, campaignsOrNone, NO_CAMPAIGNS } from '#server/composition/content/campaign-links.ts';
import { pick } from '#server/composition/localise.ts';
import { rememberByIdentity } from '#server/composition/memo.ts';
import { type VoyageIndex, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope } from '#server/handler.ts';
import type { BannerView, LeadsTo } from '#shared/catalogue/bff/views.ts';
import type { Activity } from '#shared/catalogue/content-entities.ts';
import { type AdSlot, FLAGSHIP, type Language } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import { listNames } from '#shared/rules/lists.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { adverts } from './adverts.ts';

/** Nobody waits for more. */
const MOST_BANNERS = 3;
/** Ports of a voyage that a button names; more don't fit on a phone. */
const PORTS_NAMED = 3;
const SHIP_PAGE = /^\/(?:ships|experience)\/(\w+)(?:\/(\w+))?$/;

const remember = rememberByIdentity<BannerView[]>();

type Facts = { index: VoyageIndex; campaigns: readonly Activity[]; lang: Language };

/** Returns the first adverts of a slot with what each leads to. Where names can't be loaded they stay, with buttons that name nothing. */
export async function banners(slot: AdSlot, scope: FeatureScope): Promise<BannerView[]> {
	const all = await adverts(slot, scope);
	const ads = all.slice(0, MOST_BANNERS);
	if (ads.length === 0) return [];
	const toCampaign = ads.some(({ link }) => link.startsWith(paths.campaigns));
	const [index, campaigns] = await Promise.all([voyageIndexOrNone(scope), toCampaign ? campaignsOrNone(scope) : NO_CAMPAIGNS]);
	const { lang } = scope;
	return remember([all, index, campaigns], lang, () =>
		ads.map((ad) => ({ ...ad, leadsTo: leadOf(ad.link, { index, campaigns, lang }) })),
	);
}

/** Returns what a link leads to: the ports of a voyage, the theme or the number of voyages, or a ship, port or campaign by its name. */
function leadOf(link: string, { index, campaigns, lang }: Facts): LeadsTo {
	const { pathname, searchParams } = new URL(link, 'https://site.invalid');
	const lead = (kind: LeadsTo['kind'], name = ''): LeadsTo => (name ? { kind, name } : { kind: 'elsewhere', name });
	const ship = (key: 'id' | 'code', value: string) => index.options.ships.find((known) => known[key] === value)?.name;

	if (pathname === paths.voyage) {
		const [home, ...ports] = index.byId.get(searchParams.get('id') ?? '')?.card.ports ?? [];
		const calls = [...new Set(ports)].filter((port) => port !== home);
		return lead('voyage', calls.length > PORTS_NAMED ? calls.slice(0, PORTS_NAMED).join(' – ') : listNames(calls, 'and', lang));
	}
	if (pathname === paths.search) {
		const own = searchParams.size === 1 ? ship('id', searchParams.get('cruise') ?? '') : undefined;
		if (own) return lead('shipVoyages', own);
		const found = index.search.matching(parseSearch(searchParams, index.context.today));
		const [theme, ...others] = new Set(found.map(({ card }) => card.theme));
		const onSale = found.filter(({ state, price }) => state === 'on-sale' && price !== null).length;
		return theme && others.length === 0 ? lead('theme', theme) : lead('voyages', onSale > 0 ? `${onSale}` : '');
	}
	if (pathname === paths.destination) {
		const id = searchParams.get('id');
		const port = [...index.context.ports.values()].find((known) => known.id === id);
		return lead('port', port && pick(lang, port.cnName, port.enName));
	}
	const [, code = pathname === paths.flagship ? FLAGSHIP : '', group] = SHIP_PAGE.exec(pathname) ?? [];
	if (code) return lead(group === 'RESTAURANT' ? 'restaurants' : 'ship', ship('code', code));
	const campaign = campaignAt(link, campaigns);
	return lead('campaign', campaign && pick(lang, campaign.title, campaign.enTitle));
}
