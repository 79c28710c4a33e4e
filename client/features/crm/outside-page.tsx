import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import type { FailedCall } from '#client/app/failed-call.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { ArrowRightIcon, ChevronRightIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';

type LinkText = { to: string; text: string };

/** A page of another site: what is there, a link that says it leads outside, and related pages of ours. */
export function OutsidePage({
	page,
	path,
	opens,
	failure,
	picture,
	near,
	note,
}: {
	page: 'centre' | 'coupons';
	path: string;
	opens: string;
	/** Why it couldn't be opened. */
	failure: FailedCall | null;
	/** Where it lies in our own files. */
	picture: string;
	near: readonly LinkText[];
	note?: ReactNode;
}) {
	const { t } = useTranslation('crm');
	const { phone } = useSite();
	return (
		<main className="grid grow lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<PageHead title={t(`${page}.title`)} path={path} />
			<div className="flex flex-col justify-center px-gutter py-12 md:py-20 lg:pr-16 lg:pl-[max(var(--gutter),calc((100vw-var(--container))/2))]">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{t(`${page}.heading`)}</h1>
				<p className="mt-5 max-w-measure text-18 text-2">{t(`${page}.text`)}</p>
				{note}
				{failure && (
					<div className="mt-8 max-w-measure">
						<FailureNotice failure={failure} title={t('failed.title')}>
							{t('failed.text', { phone })}
						</FailureNotice>
					</div>
				)}
				<div className="mt-8">
					<a
						href={opens}
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
					{near.map(({ to, text }) => (
						<li key={to} className="border-b border-line">
							<Link to={to} className="flex min-h-13 items-center justify-between gap-4 hover:text-link">
								{text}
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
