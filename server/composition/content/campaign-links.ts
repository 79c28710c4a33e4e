import type { FeatureScope } from '#server/handler.ts';
import type { Activity } from '#shared/catalogue/content-entities.ts';
import { paths } from '#shared/paths.ts';
import { sectionOr } from '../failures.ts';

/** Used where campaigns are unavailable. It is one object, so that results remembered by identity are kept. */
export const NO_CAMPAIGNS: Activity[] = [];

/** Returns the campaigns, or an empty list when upstream doesn't give them. */
export const campaignsOrNone = (scope: Pick<FeatureScope, 'api' | 'report'>): Promise<Activity[]> =>
	sectionOr('campaigns', scope, NO_CAMPAIGNS, () => scope.api('GET /openapi/activity', {}));

/** Returns the campaign that a link leads to the page of. */
export function campaignAt(link: string, campaigns: readonly Activity[]): Activity | undefined {
	const { pathname } = new URL(link, 'https://site.invalid');
	return campaigns.find(({ code }) => pathname === `${paths.campaigns}/${code}`);
}
