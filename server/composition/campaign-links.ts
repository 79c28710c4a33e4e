import type { Activity } from '#shared/catalogue/content-entities.ts';
import { paths } from '#shared/paths.ts';

/** The campaign whose page a link leads to. */
export function campaignAt(link: string, campaigns: readonly Activity[]): Activity | undefined {
	const { pathname } = new URL(link, 'https://site.invalid');
	return campaigns.find(({ code }) => pathname === `${paths.campaigns}/${code}`);
}
