import type { FacilityGroup, POLICY_TYPES, ShipCode } from './constants.ts';
import { PAGE_NAMES, type PageName, pages } from './pages.ts';

/** Paths of the site's pages, by the pages' names. */
export const paths = Object.fromEntries(PAGE_NAMES.map((name) => [name, pages[name].path])) as {
	readonly [N in PageName]: (typeof pages)[N]['path'];
};

/** Address of a voyage's detail page. */
export const voyagePath = (voyage: { id: string; date: string; ship: { id: string } }): string =>
	`${paths.voyage}?${new URLSearchParams({ id: voyage.id, date: voyage.date, cruiseId: voyage.ship.id })}`;

/** Address of the home page with the reason for a redirect. It stands in the fragment, since only the browser shows it. */
export const homeWithNotice = (reason: HomeNotice): string => `${paths.home}#${reason}`;
export const HOME_NOTICES = ['no-such-page', 'logged-in'] as const;
export type HomeNotice = (typeof HOME_NOTICES)[number];

/** Address of the login page that leads back to `path` (path and query of the page asked for). */
export const loginPath = (path: string): string => `${paths.login}?redirect=${encodeURIComponent(path)}`;

/** Address of a port's page. */
export const destinationPath = (id: string): string => `${paths.destination}?${new URLSearchParams({ id })}`;

/** Address of a campaign's page. */
export const campaignPath = (code: string): string => paths.campaign.replace(':page', encodeURIComponent(code));

/** Address of an article: news or a notice, with the year it was published in where that is known. */
export const articlePath = ({ id, date = '' }: { id: string; date?: string }): string =>
	`${paths.article}?${new URLSearchParams({ id, ...(date && { year: date.slice(0, 4) }) })}`;

/** Address of a policy's page. */
export const policyPath = (type: (typeof POLICY_TYPES)[number]): string => paths.policy.replace(':type', type);

/** Address of a ship's page. */
export const shipPath = (code: ShipCode): string => paths.ship.replace(':code', code);

/** Address of life on board of a ship, or of one group of its places. */
export const experiencePath = (code: ShipCode, group?: FacilityGroup): string =>
	group ? paths.experienceGroup.replace(':ship', code).replace(':tab', group) : paths.experience.replace(':ship', code);
