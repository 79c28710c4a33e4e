import type { FeatureScope } from '#server/handler.ts';
import type { OnBoardCosts, Section } from '#shared/catalogue/bff/views.ts';
import type { Category, VoyageDetail } from '#shared/catalogue/entities.ts';
import type { Party } from '#shared/rules/party-price.ts';
import { readServiceRates, type ServiceRates, serviceCharge } from '#shared/rules/service-charge.ts';
import { section } from '../failures.ts';
import { isSuite } from './category-summary.ts';
import { portsOf } from './sailing-ports.ts';
import { loadDetail } from './voyage-detail.ts';

type Sailing = Parameters<typeof portsOf>[0];

/** Returns the lines of a rich text, without its tags. */
const linesOf = (html: string): string[] => html.split(/<[^>]*>|\n/).filter(Boolean);

/** Where a service charge is told: in the voyage's own list of extras, in the cost description, or in the settings. */
type ServiceSource = 'voyage' | 'description' | 'settings';

/**
 * Returns the service charge of a voyage and its source (docs/rules.md, service-charge): the one that its own list of extras tells, else the one of
 * the cost description, else that of the settings. Null when none is told, or one of the texts can't be had.
 */
export async function toldServiceRates(
	detail: Section<VoyageDetail | null>,
	scope: FeatureScope,
): Promise<{ rates: ServiceRates; source: ServiceSource } | null> {
	if (detail === 'unavailable') return null;
	const own = readServiceRates(detail?.excluded ?? []);
	if (own) return { rates: own, source: 'voyage' };
	const described = await section('cost description', scope, () =>
		scope.api('GET /openapi/cruise/policy/{type}', { type: 'COST_DESC' }),
	);
	if (described === 'unavailable') return null;
	const common = readServiceRates(linesOf(described?.content ?? ''));
	if (common) return { rates: common, source: 'description' };
	const each = scope.settings.serviceCharge;
	return each > 0 ? { rates: { each, suite: null, freeUnder: null }, source: 'settings' } : null;
}

/** Returns the service charge of a voyage without its source. */
export const serviceRatesOf = async (detail: Section<VoyageDetail | null>, scope: FeatureScope): Promise<ServiceRates | null> =>
	(await toldServiceRates(detail, scope))?.rates ?? null;

/** True when a voyage calls at a port of Japan, which taxes the departure from it. */
export const callsAtJapan = async (sailing: Sailing, scope: FeatureScope): Promise<boolean> =>
	(await portsOf(sailing, scope)).some((port) => port !== null && /日本|Japan/i.test(port.country || port.enCountry));

/** The costs of an unknown voyage. */
export const UNKNOWN_COSTS: OnBoardCosts = { charge: null, japan: false };

type Booked = Party & { categoryId: string };

/** Returns what the guests of some cabins pay on board. */
export async function onBoardCosts(
	voyage: Sailing & { id: string; nights: number },
	cabins: readonly Booked[],
	categories: readonly Category[],
	scope: FeatureScope,
): Promise<OnBoardCosts> {
	const [detail, japan] = await Promise.all([
		section('extras of a voyage', scope, () => loadDetail(voyage.id, scope)),
		callsAtJapan(voyage, scope),
	]);
	const charged = cabins.map(({ categoryId, adult, child }) => {
		const category = categories.find(({ id }) => id === categoryId);
		return { adult, child, suite: category ? isSuite(category) : null };
	});
	return { charge: serviceCharge(await serviceRatesOf(detail, scope), voyage.nights, charged), japan };
}
