import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { PREVIOUS_PAGE, readStored } from '#client/app/stored.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { paths } from '#shared/paths.ts';
import { safePath } from '#shared/rules/safe-path.ts';

export const loader = ({ request }: LoaderFunctionArgs) => ({
	back: safePath(new URL(request.url).searchParams.get('redirect')),
});

/** Returns the page that the visitor came from: the one that the address names, else the page shown before, which only the browser knows. */
function useBack(named: string): string {
	const [back, setBack] = useState(named);
	useEffect(() => {
		if (named === paths.home) setBack(safePath(readStored('sessionStorage', PREVIOUS_PAGE)));
	}, [named]);
	return back;
}

/** Stands for a page that doesn't exist yet: a text, the telephone number, and a link back. */
export default function Soon() {
	const { t } = useTranslation('under-construction');
	const { site } = useFacts();
	const { pathname } = useLocation();
	const back = useBack(useLoaderData<typeof loader>().back);
	return (
		<main className="bg-soft">
			<PageHead title={t('ing.title')} path={pathname} />
			<div className="column grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-center">
				<div>
					<h1>{t('ing.head')}</h1>
					<p className="mt-6 max-w-measure text-18 text-muted">{t('ing.text')}</p>
					<div className="mt-10 flex flex-wrap gap-3">
						<LinkButton to={paths.search}>{t('search')}</LinkButton>
						<LinkButton to={back} variant="secondary">
							{back === paths.home ? t('home') : t('back')}
						</LinkButton>
					</div>
				</div>
				<aside className="card p-8 md:p-10">
					<p className="text-14 text-muted">{t('phone')}</p>
					<a
						href={`tel:${site.phone}`}
						className="tabular mt-1 flex min-h-target items-center gap-3 font-display text-h3 leading-none hover:text-link"
					>
						<PhoneIcon size={24} className="shrink-0 text-gold-500" />
						{site.phone}
					</a>
					<p className="mt-1 text-14 text-muted">{t('hours', { hours: site.hours })}</p>
				</aside>
			</div>
		</main>
	);
}
