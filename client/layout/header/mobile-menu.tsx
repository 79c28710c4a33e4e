import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { Details } from '#client/ui/details.tsx';
import { ChatIcon, ChevronRightIcon, CloseIcon, PhoneIcon, QuestionIcon, UserIcon } from '#client/ui/icons.tsx';
import { useBackCloses } from '#client/ui/use-back-closes.ts';
import { LANGUAGES } from '#shared/constants.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { inLanguage, languageTag } from '#shared/rules/language.ts';
import { useAddress } from '../../app/root-data.ts';
import { useSession } from '../../app/session.tsx';
import { Logo } from '../logo.tsx';
import { NavItem } from '../nav-item.tsx';
import type { NavGroup } from '../navigation.ts';
import { usePanels } from '../panels.tsx';
import { QrCode } from '../qr-code.tsx';
import { useLogout } from '../use-logout.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { MobileMember } from './mobile-member.tsx';

const row = 'flex min-h-12 w-full items-center gap-3 text-left';

function LanguagePicker() {
	const { t } = useTranslation();
	const { lang } = useFacts();
	const address = useAddress();
	return (
		<ul aria-label={t('menu.language')} className="flex rounded-2 border border-control p-0.5">
			{LANGUAGES.map((other) => (
				<li key={other}>
					<a
						href={inLanguage(address, other)}
						lang={languageTag(other)}
						hrefLang={languageTag(other)}
						aria-current={other === lang ? 'true' : undefined}
						className="flex h-target min-w-target items-center justify-center rounded-1 px-3 text-14 font-semibold aria-[current]:bg-inverse aria-[current]:text-white"
					>
						{LANGUAGE_NAMES[other].short}
						<span className="sr-only"> {LANGUAGE_NAMES[other].full}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function Help({ onSupport }: { onSupport: () => void }) {
	const { t } = useTranslation();
	const { lang, site } = useFacts();
	return (
		<Details summary={<span className="font-display text-20">{t('menu.help')}</span>}>
			<ul className="text-main">
				<li>
					<a href={`tel:${site.phone}`} className={`tabular ${row}`}>
						<PhoneIcon size={20} />
						{site.phone}
					</a>
				</li>
				<li>
					<button type="button" onClick={onSupport} className={row}>
						<ChatIcon size={20} />
						{t('support.title')}
					</button>
				</li>
				{lang === 'CN' && (
					<li>
						<Link to={paths.faq} className={row}>
							<QuestionIcon size={20} />
							{t('nav.faq')}
						</Link>
					</li>
				)}
				<li>
					<a href={`mailto:${site.email}`} className={`break-all ${row}`}>
						<span aria-hidden="true" className="w-5 text-center">
							@
						</span>
						{site.email}
					</a>
				</li>
				{lang === 'CN' && site.qr.consult && (
					<li className="pt-3">
						<p className="mb-2 text-14 text-2">{t('menu.consult')}</p>
						<QrCode src={site.qr.consult} name={t('menu.consult')} size={144} />
					</li>
				)}
			</ul>
		</Details>
	);
}

/** The menu of narrow screens, as tall as the screen. Back, Esc and any navigation close it. */
export default function MobileMenu({
	groups,
	open,
	onClose,
}: {
	groups: readonly NavGroup[];
	open: boolean;
	onClose: () => void;
}) {
	const { t } = useTranslation();
	const { key } = useLocation();
	const { user } = useSession();
	const { logout, busy } = useLogout();
	const address = useAddress();
	const { openSupport } = usePanels();
	const shown = useRef(key);
	const close = useEffectEvent(onClose);
	useBackCloses(open, onClose);
	useEffect(() => {
		if (shown.current !== key) close();
		shown.current = key;
	}, [key]);
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
									summary={<span className="font-display text-20">{t(`nav.${name}`)}</span>}
									name="menu"
									defaultOpen={index === 0}
								>
									{columns.map(({ title, links }) => (
										<div key={title ?? 'main'} className="mb-2">
											{title && <p className="eyebrow pt-3">{t(`nav.${title}`)}</p>}
											<ul className={title ? 'grid grid-cols-2 gap-x-4' : ''}>
												{links.map((link) => (
													<li key={link.to}>
														<NavItem link={link} onOpen={onClose} className={`justify-between text-main ${row}`} />
													</li>
												))}
											</ul>
										</div>
									))}
								</Details>
							))}
						</nav>
						<Help onSupport={support} />
					</div>
					<div className="column flex shrink-0 items-center justify-between gap-4 border-t border-line pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
						{user ? (
							<button
								type="button"
								onClick={logout}
								aria-disabled={busy || undefined}
								className="flex min-h-target items-center gap-2 font-semibold"
							>
								{t('member.logout')}
							</button>
						) : (
							<Link to={loginPath(address)} rel="nofollow" className="flex min-h-target items-center gap-2 font-semibold">
								<UserIcon size={22} />
								{t('header.login')}
								<ChevronRightIcon size={16} />
							</Link>
						)}
						<LanguagePicker />
					</div>
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}
