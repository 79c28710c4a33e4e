import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import type { FailedCall } from '#client/app/failed-call.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { ArrowRightIcon, ChevronRightIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { paths } from '#shared/paths.ts';
import type { OutsidePageName } from './load-crm.ts';

const RELATED = { coupons: paths.coupons, user: paths.user, search: paths.search, centre: paths.crm };

/** Our pages that lead to the CRM. Their pictures are our own files, which don't depend on the backend's media server. */
const PAGES = {
	centre: {
		path: paths.crm,
		picture: '/pictures/life-tea-4x5_704x880_6e6964_6230c4/704.webp',
		near: ['coupons', 'user'],
	},
	coupons: {
		path: paths.coupons,
		picture: '/pictures/hero-dawn-4x5_960x1200_a28880_4a6dff/960.webp',
		near: ['search', 'centre'],
	},
} as const;

type Props = { page: OutsidePageName; failure: FailedCall | null; invitorId: string | null };

/** Renders a page about one of the CRM's pages, with a link that says it leads to another site. */
export function OutsidePage({ page, failure, invitorId }: Props) {
	const { t } = useTranslation('crm');
	const { phone } = useSite();
	const { path, picture, near } = PAGES[page];
	const invitor = page === 'coupons' ? invitorId : null;
	const opening = new URLSearchParams({ open: '1', ...(invitor && { invitorId: invitor }) });
	return (
		<main className="grid grow lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<PageHead title={t(`${page}.title`)} path={path} />
			<div className="flex flex-col justify-center px-gutter py-12 md:py-20 lg:pr-16 lg:pl-[max(var(--gutter),calc((100vw-var(--container))/2))]">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{t(`${page}.heading`)}</h1>
				<p className="mt-5 max-w-measure text-18 text-2">{t(`${page}.text`)}</p>
				{invitor && <p className="mt-4 max-w-measure font-medium">{t('coupons.invited')}</p>}
				{failure && (
					<div className="mt-8 max-w-measure">
						<FailureNotice failure={failure} title={t('failed.title')}>
							{t('failed.text', { phone })}
						</FailureNotice>
					</div>
				)}
				<div className="mt-8">
					<a
						href={`${path}?${opening}`}
						target={failure ? undefined : '_blank'}
						rel="noopener noreferrer"
						className={buttonStyle('primary', 'lg', 'px-[min(2.5rem,10vw)]!')}
					>
						{failure ? t('failed.retry') : t(`${page}.open`)}
						<ArrowRightIcon size={20} />
						{!failure && <span className="sr-only">{t('newWindow')}</span>}
					</a>
					<p className="mt-3 max-w-measure text-14 text-2">{t('outside')}</p>
				</div>
				<ul className="mt-12 max-w-112 border-t border-line">
					{near.map((name) => (
						<li key={name} className="border-b border-line">
							<Link to={RELATED[name]} className="flex min-h-13 items-center justify-between gap-4 hover:text-link">
								{t(`near.${name}`)}
								<ChevronRightIcon size={18} className="shrink-0 opacity-60" />
							</Link>
						</li>
					))}
				</ul>
			</div>
			<figure className="relative min-h-64 overflow-hidden bg-navy-900 max-lg:order-first max-lg:h-[clamp(9rem,34vw,16rem)] max-lg:min-h-0">
				<Picture src={picture} alt="" sizes="(max-width: 1023px) 100vw, 40vw" fill focal="50% 68%" />
			</figure>
		</main>
	);
}
