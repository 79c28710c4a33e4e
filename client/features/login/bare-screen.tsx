import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#client/layout/logo.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { paths } from '#shared/paths.ts';

/** A screen without the site's menus: the brand and `children` on navy. */
export function BareScreen({ children }: { children: ReactNode }) {
	return (
		<main className="grid min-h-svh grid-rows-[auto_1fr] bg-navy-900 text-white">
			<div className="column flex h-header items-center text-white">
				<Logo />
			</div>
			<div className="column grid place-items-center pb-header">
				<div className="flex w-full max-w-120 flex-col items-center text-center">{children}</div>
			</div>
		</main>
	);
}

export function EntryLoading({ wait }: { wait?: string }) {
	const { t } = useTranslation();
	return (
		<BareScreen>
			<span className="text-gold-300 noscript:hidden">
				<Spinner size={40} />
			</span>
			<div role="status">
				<h1 className="mt-8 text-h3">{t('entry.loading')}</h1>
				<p className="mt-3 text-white/80 noscript:hidden">{wait ?? t('entry.wait')}</p>
			</div>
			<div className="mt-6 hidden flex-col items-center gap-6 noscript:flex">
				<p className="text-white/80">{t('entry.scripts')}</p>
				<LinkButton to={paths.login} variant="on-dark">
					{t('header.login')}
				</LinkButton>
			</div>
		</BareScreen>
	);
}
