import { useTranslation } from 'react-i18next';
import { useLanguage, useSite } from '#client/app/facts.tsx';
import type { FailedCall } from '#client/app/failed-call.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { ArrowRightIcon, ChevronRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Section, TitledList } from '#client/ui/section.tsx';
import type { OwnCoupon } from '#shared/catalogue/bff/member-links.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import type { OutsidePageName } from './load-crm.ts';

function Coupon({ coupon: { name, amount, minPrice, until } }: { coupon: OwnCoupon }) {
	const { t } = useTranslation('crm');
	const lang = useLanguage();
	const money = useMoney();
	return (
		<li className="card flex flex-wrap gap-4 leading-head">
			<div className="min-w-0 flex-[1_1_6rem]">
				<h3 className="card-title">{name}</h3>
				{minPrice ? <p className="mt-2 text-14 text-muted">{t('own.min', { price: money(minPrice) })}</p> : null}
				{until && <p className="mt-1 text-14 text-muted">{t('own.until', { date: formatDate(until, 'day', lang) })}</p>}
			</div>
			{amount > 0 && <p className="tabular text-h4 font-semibold text-green-700">{money(-amount)}</p>}
		</li>
	);
}

/** Renders the member's own coupons with their conditions, those that end first before the others. */
function OwnCoupons({ coupons }: { coupons: OwnCoupon[] | 'unavailable' }) {
	const { t } = useTranslation('crm');
	return (
		<Section id="own-coupons" title={t('own.title')}>
			{coupons === 'unavailable' || coupons.length === 0 ? (
				<p className="mt-4 max-w-measure text-muted">{t(coupons === 'unavailable' ? 'own.unavailable' : 'own.none')}</p>
			) : (
				<ul className="mt-6 grid gap-4 sm:grid-cols-2">
					{coupons.map((coupon) => (
						<Coupon key={coupon.id} coupon={coupon} />
					))}
				</ul>
			)}
		</Section>
	);
}

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

/** What a member has on this site. */
const BENEFITS = ['coupons', 'passengers', 'favourites', 'passes'] as const;

type Props = {
	page: OutsidePageName;
	failure: FailedCall | null;
	invitorId: string | null;
	coupons: OwnCoupon[] | 'unavailable';
};

/** Renders what this site knows of one of the CRM's pages, and a link that says it leads to another site. */
export function OutsidePage({ page, failure, invitorId, coupons }: Props) {
	const { t } = useTranslation('crm');
	const { phone } = useSite();
	const { path, picture, near } = PAGES[page];
	const invitor = page === 'coupons' ? invitorId : null;
	const opening = new URLSearchParams({ open: '1', ...(invitor && { invitorId: invitor }) });
	return (
		<main className="column pt-10 pb-16 md:pt-16 md:pb-24">
			<PageHead title={t(`${page}.title`)} path={path} />
			<header className="max-w-measure">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{t(`${page}.heading`)}</h1>
				<p className="mt-4 text-18 text-muted">{t(`${page}.text`)}</p>
				{invitor && <p className="mt-4 font-semibold">{t('coupons.invited')}</p>}
			</header>
			{failure && (
				<div className="mt-8 max-w-measure">
					<FailureNotice failure={failure} title={t('failed.title')}>
						{t('failed.text', { phone })}
					</FailureNotice>
				</div>
			)}
			<div className="mt-10 grid items-start gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid gap-y-12 md:gap-y-16">
					<OwnCoupons coupons={coupons} />
					{page === 'centre' && (
						<Section id="benefits" title={t('benefits.title')}>
							<TitledList
								items={BENEFITS.map((name) => ({ title: t(`benefits.${name}.title`), text: t(`benefits.${name}.text`) }))}
								className="mt-6"
							/>
						</Section>
					)}
				</div>
				<aside aria-label={t(`${page}.open`)}>
					<Picture src={picture} alt="" sizes="320px" focal="50% 68%" className="mb-6 aspect-3/2 rounded-2 max-lg:hidden" />
					<a
						href={`${path}?${opening}`}
						target={failure ? undefined : '_blank'}
						rel="noopener noreferrer"
						className={buttonStyle('primary', 'md', 'w-full')}
					>
						<span>{failure ? t('failed.retry') : t(`${page}.open`)}</span>
						<ArrowRightIcon size={20} />
						{!failure && <span className="sr-only">{t('newWindow')}</span>}
					</a>
					<p className="mt-3 text-14 text-muted">{t('outside')}</p>
					<ul className="mt-8 border-t border-line">
						{near.map((name) => (
							<li key={name} className="border-b border-line">
								<Link to={RELATED[name]} className="flex min-h-13 items-center justify-between gap-4 hover:text-link">
									<span>{t(`near.${name}`)}</span>
									<ChevronRightIcon size={18} className="shrink-0 opacity-60" />
								</Link>
							</li>
						))}
					</ul>
				</aside>
			</div>
		</main>
	);
}
