import { Dialog as Base } from '@base-ui/react/dialog';
import { useTranslation } from 'react-i18next';
import { useSession } from '#client/app/session.tsx';
import { useOnNavigation } from '#client/app/use-on-navigation.ts';
import { Details } from '#client/ui/details.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { useBackCloses } from '#client/ui/use-back-closes.ts';
import { LanguageLinks } from '../language-links.tsx';
import { Logo } from '../logo.tsx';
import { NavItem } from '../nav-item.tsx';
import type { NavGroup } from '../navigation.ts';
import { usePanels } from '../panels.tsx';
import { LoginLink, LogoutButton, MobileMember } from './mobile-account.tsx';
import { MobileHelp } from './mobile-help.tsx';

/** Renders the links of a group, in columns under their headings. */
function Columns({ columns, onLeave }: Pick<NavGroup, 'columns'> & { onLeave: () => void }) {
	const { t } = useTranslation();
	return columns.map(({ title, links }) => (
		<div key={title ?? 'main'} className="mb-2">
			{title && <p className="eyebrow pt-3">{t(`nav.${title}`)}</p>}
			<ul className={title ? 'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%_-_0.5rem),1fr))] gap-x-4' : ''}>
				{links.map((link) => (
					<li key={link.to}>
						<NavItem
							link={link}
							soon={!title}
							onOpen={onLeave}
							className="flex min-h-12 w-full items-center justify-between gap-3 text-left text-main"
						/>
					</li>
				))}
			</ul>
		</div>
	));
}

type Props = { groups: readonly NavGroup[]; open: boolean; onClose: () => void };

/** Renders the menu of narrow screens, as tall as the screen. Back, Esc and any navigation close it. */
export default function MobileMenu({ groups, open, onClose }: Props) {
	const { t } = useTranslation();
	const { user } = useSession();
	const { openSupport } = usePanels();
	useBackCloses(open, onClose);
	useOnNavigation(onClose);
	// The member's own links are listed above already.
	const shownGroups = groups.filter(({ name }) => !user || name !== 'trip');
	const support = () => {
		onClose();
		openSupport();
	};
	return (
		<Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Base.Portal>
				<Base.Popup className="fixed inset-0 z-sheet flex flex-col bg-page text-main transition duration-slow data-ending-style:-translate-x-6 data-ending-style:opacity-0 data-starting-style:-translate-x-6 data-starting-style:opacity-0">
					<div className="column flex h-header shrink-0 items-center justify-between border-b border-line">
						<Base.Title className="sr-only">{t('menu.title')}</Base.Title>
						<Logo />
						<Base.Close aria-label={t('menu.close')} className="-mr-2.5 grid size-target place-items-center">
							<CloseIcon />
						</Base.Close>
					</div>
					<div className="column min-h-0 flex-1 overflow-y-auto overscroll-contain pb-8">
						{user && <MobileMember user={user} onLeave={onClose} />}
						<nav aria-label={t('nav.label')}>
							{shownGroups.map(({ name, columns }, index) => (
								<Details
									key={name}
									summary={<span className="font-display text-18">{t(`nav.${name}`)}</span>}
									name="menu"
									defaultOpen={index === 0}
								>
									<Columns columns={columns} onLeave={onClose} />
								</Details>
							))}
						</nav>
						<MobileHelp onSupport={support} />
					</div>
					<div className="column flex shrink-0 items-center justify-between gap-4 border-t border-line pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
						{user ? <LogoutButton /> : <LoginLink />}
						<ul aria-label={t('menu.language')} className="flex rounded-2 border border-control p-0.5">
							<LanguageLinks className="flex h-target min-w-target items-center justify-center rounded-1 px-3 text-14 font-semibold aria-[current]:bg-inverse aria-[current]:text-white">
								{({ short, full }) => (
									<>
										<span>{short}</span>
										<span className="sr-only">{` ${full}`}</span>
									</>
								)}
							</LanguageLinks>
						</ul>
					</div>
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
