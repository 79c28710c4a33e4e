import { type MenuName, pageAt } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';

/** The menus that list a member's own pages. */
const OWN: readonly MenuName[] = ['trip', 'membership', 'beforeSailing', 'member'];

/**
 * True for the pages of a member's trips. Pages that serve one task, such as booking or the form of a check-in, are in no menu.
 */
export const isOfTrip = (pathname: string): boolean =>
	pathname.startsWith(paths.order) || pathname === paths.checkIn || OWN.some((menu) => pageAt(pathname)?.menus?.includes(menu));
