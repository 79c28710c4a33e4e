import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useMemberPath, useSession } from '#client/app/session.tsx';
import { CartIcon, CompassIcon, HomeIcon, ShipIcon, UserIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { useScrolled } from '#client/ui/use-scrolled.ts';
import { FLAGSHIP } from '#shared/constants.ts';
import { TAB_BAR_SCROLL } from '#shared/layout.ts';
import { experiencePath, paths } from '#shared/paths.ts';
import { CountBadge } from './count-badge.tsx';

const begun = () => scrollY > TAB_BAR_SCROLL;

type Tab = { to: string; icon: ReactNode; text: string; name?: string; badge?: number; current?: boolean; onOpen?: () => void };

function Item({ to, icon, text, name, badge = 0, current = false, onOpen }: Tab) {
	const open = (event: MouseEvent) => {
		event.preventDefault();
		onOpen?.();
	};
	return (
		<li className="flex-1">
			<Link
				to={to}
				aria-current={current ? 'page' : undefined}
				aria-haspopup={onOpen && 'dialog'}
				onClick={onOpen && open}
				rel={to.startsWith(paths.login) ? 'nofollow' : undefined}
				className="flex h-tabbar flex-col items-center justify-center gap-1 text-14 leading-none text-muted aria-[current=page]:font-semibold aria-[current=page]:text-navy-700"
			>
				<span className="relative">
					{icon}
					<CountBadge count={badge} className="-top-1.5 left-3.5 font-semibold" />
				</span>
				{name ? (
					<>
						<span aria-hidden="true">{text}</span>
						<span className="sr-only">{name}</span>
					</>
				) : (
					<span>{text}</span>
				)}
			</Link>
		</li>
	);
}

/**
 * Renders the tabs at the bottom of narrow screens. On pages with a hero they appear after some scrolling. They hide for dialogs,
 * for the keyboard, and for a page's own bar at the bottom (`data-bottom-bar`); not for the chooser of ships, which gives the
 * focus back to its tab.
 */
export function TabBar({ animated }: { animated: boolean }) {
	const { t } = useTranslation();
	const lang = useLanguage();
	const { pathname } = useLocation();
	const { badges } = useSession();
	const memberPath = useMemberPath();
	const ShipChooser = useLazyWithTexts(() => import('./ship-chooser.tsx'), 'experience');
	const [choosing, setChoosing] = useState(false);
	const scrolled = useScrolled(begun);
	const hidden = animated && !scrolled;
	return (
		<nav
			aria-label={t('tabs.label')}
			data-hidden={hidden || undefined}
			data-open={choosing || undefined}
			className="tab-bar fixed inset-x-0 bottom-0 z-header border-t border-line bg-white pb-[env(safe-area-inset-bottom)] md:hidden"
			data-noprint
		>
			<ul className="flex">
				<Item to={paths.home} icon={<HomeIcon size={22} />} text={t('tabs.home')} current={pathname === paths.home} />
				<Item to={paths.search} icon={<ShipIcon size={22} />} text={t('tabs.search')} current={pathname === paths.search} />
				<Item
					to={experiencePath(FLAGSHIP)}
					icon={<CompassIcon size={22} />}
					text={t('tabs.experience')}
					current={pathname === paths.flagship || /^\/experience\b/.test(pathname)}
					onOpen={() => setChoosing(true)}
				/>
				{lang === 'CN' && (
					<>
						<Item
							to={memberPath(paths.cart)}
							icon={<CartIcon size={22} />}
							text={t('tabs.cart')}
							badge={badges.cart}
							current={pathname === paths.cart}
							name={badges.cart > 0 ? t('tabs.cartCount', { count: badges.cart }) : undefined}
						/>
						<Item
							to={memberPath(paths.user)}
							icon={<UserIcon size={22} />}
							text={t('tabs.user')}
							current={pathname === paths.user || pathname === paths.login}
						/>
					</>
				)}
			</ul>
			{choosing && <ShipChooser onClose={() => setChoosing(false)} />}
		</nav>
	);
}
