import type { FeatureScope } from '#server/handler.ts';
import type { Activity } from '#shared/catalogue/content-entities.ts';
import { paths } from '#shared/paths.ts';
import { section } from '../sections.ts';

/** Stands for campaigns that can't be had: the very same list each time, so that what is built of it is kept. */
export const NO_CAMPAIGNS: Activity[] = [];

/** The campaigns, or none while upstream doesn't tell them. */
export async function campaignsOrNone(scope: FeatureScope): Promise<Activity[]> {
	const campaigns = await section('campaigns', scope, () => scope.api('GET /openapi/activity', {}));
	return campaigns === 'unavailable' ? NO_CAMPAIGNS : campaigns;
}

/** The campaign whose page a link leads to. */
export function campaignAt(link: string, campaigns: readonly Activity[]): Activity | undefined {
	const { pathname } = new URL(link, 'https://site.invalid');
	return campaigns.find(({ code }) => pathname === `${paths.campaigns}/${code}`);
}
