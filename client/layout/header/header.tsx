import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { onDemand } from '#client/app/on-demand.tsx';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { useOnNavigation } from '#client/app/use-on-navigation.ts';
import { PhoneIcon, UserIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { useScrolled } from '#client/ui/use-scrolled.ts';
import { BANNER_HEIGHT, HEADER_SOLID_OFFSET } from '#shared/layout.ts';
import { pageAt } from '#shared/pages.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { Logo } from '../logo.tsx';
import { type NavGroup as Group, useNavGroups } from '../navigation.ts';
import { MenuButton } from './menu-button.tsx';
import { NavGroup } from './nav-group.tsx';

const MemberMenu = onDemand(() => import('./member-menu.tsx'));

/**
 * True once the header is past the hero: about a screen's height less 160 px, and never later than the picture ends
 * (docs/rules.md, header-white).
 */
function heroPassed(): boolean {
	return scrollY >= Math.min(innerHeight, BANNER_HEIGHT) - HEADER_SOLID_OFFSET;
}

/**
 * Renders the header. Over a hero it is transparent until the picture is almost gone, or until it is used; on other pages, and on
 * narrow screens, it is white.
 */
export function Header({ hero }: { hero: boolean }) {
	const { t } = useTranslation();
	const { phone } = useSite();
	const { pathname } = useLocation();
	const { user } = useSession();
	const address = useAddress();
	const groups = useNavGroups();
	const passed = useScrolled(heroPassed);
	const [open, setOpen] = useState<Group['name'] | null>(null);
	const state = !hero ? 'white' : passed || open ? 'solid' : 'over';

	useOnNavigation(() => setOpen(null));

	// Only members see a members' page, also while the session isn't known yet.
	const isMember = pageAt(pathname)?.access === 'member';
	const account = (
		<Link
			to={isMember ? paths.user : loginPath(address)}
			rel="nofollow"
			className="not-at-checkout flex min-h-target items-center gap-2 whitespace-nowrap underline-offset-4 hover:underline max-md:hidden"
		>
			<UserIcon size={20} />
			<span className="max-lg:sr-only">{t(isMember ? 'member.user' : 'header.login')}</span>
		</Link>
	);

	return (
		<header className="site-header sticky top-0 z-header" data-state={state}>
			<div className="column flex h-header items-center justify-between gap-4">
				<MenuButton groups={groups} />
				<Link to={paths.home} className="flex min-h-target items-center max-md:absolute max-md:left-1/2 max-md:-translate-x-1/2">
					<Logo />
					<span className="sr-only">{t('nav.home')}</span>
				</Link>
				<nav aria-label={t('nav.label')} className="not-at-checkout mr-auto ml-4 max-md:hidden lg:ml-8 xl:ml-[min(3rem,3.75vw)]">
					<ul className="flex">
						{groups.map((group) => (
							<NavGroup key={group.name} group={group} open={open === group.name} setOpen={setOpen} />
						))}
					</ul>
				</nav>
				{user ? <MemberMenu user={user} loading={account} /> : account}
				<a
					href={`tel:${phone}`}
					aria-label={t('header.phone', { phone })}
					className="header-phone grid size-target place-items-center md:hidden"
				>
					<PhoneIcon size={22} />
				</a>
			</div>
		</header>
	);
}
