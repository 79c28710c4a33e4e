import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { SessionProvider, useSession } from '#client/app/session.tsx';
import { LoginOverPage } from '#client/app/unsaved-input.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { MessagesProvider } from '#client/ui/messages.tsx';
import { Region, RegionPlace } from '#client/ui/region.tsx';
import { FloatingBar } from './floating-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { Navigated } from './navigated.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PanelsProvider } from './panels.tsx';
import { ServiceStrip } from './service-strip.tsx';
import { TabBar } from './tab-bar.tsx';

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
