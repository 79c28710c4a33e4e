import { createContext, memo, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AWAITING, awaitsNetwork } from '#client/app/chunk-loading.ts';
import { useFacts, useSite } from '#client/app/facts.tsx';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { isForOther } from '#client/app/own-page.ts';
import { useInBrowser, useRootData } from '#client/app/root-data.ts';
import { memberName, SessionProvider, useSession } from '#client/app/session.tsx';
import { readStored, store } from '#client/app/stored.ts';
import { LoginOverPage } from '#client/app/unsaved-input.tsx';
import { ChatIcon, ChevronRightIcon, CloseIcon, PhoneIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { MessagesProvider } from '#client/ui/messages.tsx';
import { Region, RegionPlace } from '#client/ui/region.tsx';
import type { NoticeView } from '#shared/catalogue/bff/views.ts';
import { articlePath } from '#shared/paths.ts';
import { localDay } from '#shared/rules/dates.ts';
import { FloatingBar } from './floating-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { LanguageMenu } from './header/language-menu.tsx';
import { Navigated } from './navigated.tsx';
import { PanelsProvider, usePanels } from './panels.tsx';
import { TabBar } from './tab-bar.tsx';

const CLOSED = 'noticeClosed';
const stamp = (id: string) => `${id} ${localDay(new Date())}`;

/**
 * Renders the notice of the month on one line, as a link to its whole text, until it is closed for the day; then, and without a
 * notice, a word of service.
 */
function NoticeLine({ notice }: { notice: NoticeView | null }) {
	const { t } = useTranslation();
	const closedToday = useInBrowser(() => !!notice && readStored('localStorage', CLOSED) === stamp(notice.id), false);
	const [closed, setClosed] = useState(false);
	if (!notice || closed || closedToday)
		return <p className="flex min-h-10 min-w-0 items-center text-muted">{t('notice.service')}</p>;
	const close = () => {
		store('localStorage', CLOSED, stamp(notice.id));
		setClosed(true);
	};
	return (
		<section aria-label={t('notice.label')} className="notice-line -ml-1 flex min-w-0 items-center max-md:w-full">
			<Link
				to={articlePath({ id: notice.id, date: String(notice.year) })}
				className="flex min-h-10 min-w-0 items-center gap-2 px-1 text-left hover:text-gold-300 max-md:flex-1 touch:min-h-target"
			>
				<span className="shrink-0 font-semibold text-accent">{t('notice.label')}</span>
				<span className="truncate">{notice.text}</span>
				<ChevronRightIcon size={16} className="shrink-0" />
				<span className="sr-only">{t('notice.open')}</span>
			</Link>
			<button
				type="button"
				aria-label={t('notice.close')}
				onClick={close}
				className="grid h-10 w-10 shrink-0 place-items-center hover:text-gold-300 touch:size-target"
			>
				<CloseIcon size={16} />
			</button>
		</section>
	);
}

const item = 'flex min-h-10 items-center gap-2 px-1 hover:text-gold-300';

/**
 * Renders the thin line above the header: the notice of the month and how to reach us. Its height is the same when the notice is
 * closed, so that nothing moves; phones have it only while there is a notice this month.
 */
const ServiceStrip = memo(function ServiceStrip() {
	const { t } = useTranslation();
	const { phone } = useSite();
	const { openSupport } = usePanels();
	const data = useRootData()?.notice;
	const notice = data === 'unavailable' ? null : (data ?? null);
	return (
		<section
			aria-label={t('header.services')}
			className={`service-strip on-dark relative z-header bg-inverse text-14 ${notice ? '' : 'max-md:hidden'}`}
			data-noprint
		>
			<div className="column flex items-center justify-between gap-8">
				<NoticeLine notice={notice} />
				<ul className="flex shrink-0 items-center gap-6 max-md:hidden">
					<li>
						<a href={`tel:${phone}`} aria-label={t('header.phone', { phone })} className={`tabular ${item}`}>
							<PhoneIcon size={16} />
							{phone}
						</a>
					</li>
					<li>
						<button type="button" onClick={openSupport} className={item} aria-haspopup="dialog">
							<ChatIcon size={16} />
							{t('header.support')}
						</button>
					</li>
					<LanguageMenu />
				</ul>
			</div>
		</section>
	);
});

const EVENTS = ['online', 'offline', AWAITING];

function subscribe(changed: () => void) {
	for (const event of EVENTS) addEventListener(event, changed);
	return () => {
		for (const event of EVENTS) removeEventListener(event, changed);
	};
}

/** Returns the key of the message: that a press waits for the network, that the connection is gone, or none. */
const message = () => (awaitsNetwork() ? 'offlinePress' : navigator.onLine ? null : 'offline');

/** Renders a message while the connection is gone. Its region is always there, so that the text is read out: over a dialog by `aria-live`. */
function OfflineBar() {
	const { t } = useTranslation();
	const shown = useSyncExternalStore(subscribe, message, () => null);
	return (
		<div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-toast">
			{shown && (
				<p className="bg-amber-100 px-gutter py-2 text-center text-14 font-semibold text-amber-800 shadow-1">{t(shown)}</p>
			)}
		</div>
	);
}

/**
 * Says who is logged in now, on a page that was opened instead of another member's (docs/rules.md, whose-page), until the next page. Its
 * region is always there, so that the text is read out.
 */
function OtherMember() {
	const { t } = useTranslation();
	const { other } = useFacts();
	const { user } = useSession();
	const { key } = useLocation();
	const [isOther, setIsOther] = useState(other !== undefined);
	useEffect(() => {
		if (isForOther()) setIsOther(true);
	}, []);
	const name = other ?? (user && memberName(user));
	return (
		<div role="status">
			{isOther && name !== null && key === 'default' && (
				<p className="bg-amber-100 px-gutter py-3 text-center font-semibold text-amber-800">{t('member.other', { name })}</p>
			)}
		</div>
	);
}

const InShell = createContext(false);

/** True inside the shell; the error page of the root route has to render the shell itself. */
export const useInShell = (): boolean => use(InShell);

/** Renders the bar that leads a member back into a booking or a check-in that has begun. */
function Resume() {
	const { user } = useSession();
	const { pathname } = useLocation();
	const ResumeBar = useLazyWithTexts(() => import('./trip/resume-bar.tsx'), 'trip');
	return user && <ResumeBar key={user.id} pathname={pathname} />;
}

/** Renders everything around a page; with `hero` the page begins with a picture, which the header lies over on wide screens. */
export function Shell({ hero, children }: { hero: boolean; children: ReactNode }) {
	const { t } = useTranslation();
	const RegionFailed = useLazyWithTexts(() => import('./region-failed.tsx'), 'region');
	const LoginDialog = useLazyWithTexts(() => import('#client/parts/login/login-dialog.tsx'), 'login');
	const { pathname, search } = useLocation();
	const address = pathname + search;
	const place = useMemo(() => ({ Notice: RegionFailed, address }), [RegionFailed, address]);
	return (
		<InShell value={true}>
			<RegionPlace value={place}>
				<SessionProvider>
					<MessagesProvider labels={{ region: t('messages'), close: t('close') }}>
						<PanelsProvider>
							<a href="#content" className="skip-link" data-noprint>
								{t('skip')}
							</a>
							<Navigated />
							<OfflineBar />
							<OtherMember />
							<Region>
								<ServiceStrip />
							</Region>
							<Region>
								<Header hero={hero} />
							</Region>
							<div
								id="content"
								tabIndex={-1}
								className={`flex min-h-[60svh] flex-col outline-none [&>main]:grow ${hero ? 'md:-mt-header' : ''}`}
							>
								{children}
							</div>
							<Region>
								<Footer />
							</Region>
							<Region>
								<Resume />
							</Region>
							<Region>
								<FloatingBar />
							</Region>
							<Region>
								<TabBar animated={hero} />
							</Region>
							<Region>
								<LoginOverPage dialog={LoginDialog} />
							</Region>
						</PanelsProvider>
					</MessagesProvider>
				</SessionProvider>
			</RegionPlace>
		</InShell>
	);
}
