import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { NextSteps } from '#client/parts/order/next-steps.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { MyVoyageView } from '#shared/catalogue/bff/my-voyage.ts';
import { articlePath, destinationPath, orderPath, policyPath } from '#shared/paths.ts';
import { formatDate, formatFrom, formatMoment, hourInShanghai, todayInShanghai } from '#shared/rules/dates.ts';
import { Source } from './source.tsx';

/** Renders the next things to do with their days, how many documents need attention, and the way to the luggage labels. */
export function ToDo({ order }: Pick<MyVoyageView, 'order'>) {
	const { t } = useTranslation(['my-voyage', 'orders']);
	const { id, status, steps, voyage, doubtful } = order;
	return (
		<>
			{steps.length === 0 && <p className="mt-4 text-muted">{t('todo.none')}</p>}
			<NextSteps id={id} steps={steps} paid className="mt-5 sm:grid-cols-3" />
			{doubtful > 0 && <p className="mt-5 font-semibold text-amber-800">{t('orders:prepare.attention', { count: doubtful })}</p>}
			<p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
				{status === 'not-travelled' && voyage?.state !== 'departed' && (
					<TextLink to={orderPath(id, 'labels')}>{t('todo.labels')}</TextLink>
				)}
				<TextLink to={orderPath(id)}>{t('todo.order')}</TextLink>
			</p>
		</>
	);
}

/** Renders the way to the ship: port, terminal, boarding and departure. What isn't told yet is called so. */
export function Pier({ view: { order, pier } }: { view: MyVoyageView }) {
	const { t } = useTranslation('my-voyage');
	const lang = useLanguage();
	const { voyage, leavesAt } = order;
	const day = voyage ? formatDate(voyage.date, 'day', lang) : '';
	const isHourKnown = leavesAt !== null && hourInShanghai(leavesAt) !== '';
	return (
		<>
			<FactsList
				look="lined"
				className="mt-5 border-t-gold-500"
				rows={[
					[t('pier.port'), pier.port || t('pier.unknown')],
					[t('pier.terminal'), pier.terminal || t('pier.unknown')],
					[t('pier.boarding'), pier.boardingAt === null ? t('pier.unknown') : formatMoment(pier.boardingAt, lang)],
					[t('pier.departure'), isHourKnown ? formatFrom(leavesAt, lang) : t('pier.departureDay', { day })],
					[t('pier.how'), pier.text],
				]}
			/>
			<Source className="mt-2">{t('pier.source')}</Source>
			<p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
				{pier.portId && <TextLink to={destinationPath(pier.portId)}>{t('pier.destination')}</TextLink>}
				<TextLink to={policyPath('BOARDING_TIP')}>{t('pier.tips')}</TextLink>
			</p>
		</>
	);
}

/** Renders the notices of the time before and during the voyage. */
export function Notices({ view: { notices, noticesFrom, order } }: { view: MyVoyageView }) {
	const { t } = useTranslation('my-voyage');
	const lang = useLanguage();
	const from = formatDate(noticesFrom, 'day', lang);
	const until = order.voyage ? formatDate(order.voyage.returnDate, 'day', lang) : '';
	if (notices === 'unavailable') return <Notice tone="warning">{t('notices.unavailable')}</Notice>;
	if (notices.length === 0) {
		const isAhead = noticesFrom > todayInShanghai(new Date(order.now));
		return <p className="mt-4 text-muted">{t(isAhead ? 'notices.ahead' : 'notices.none', { from })}</p>;
	}
	return (
		<>
			<ul className="mt-5 border-t border-line">
				{notices.map((notice) => (
					<li key={notice.id} className="break-inside-avoid border-b border-line py-3 leading-head">
						<TextLink to={articlePath(notice)}>{notice.title}</TextLink>
						<p className="tabular text-14 text-muted">{formatDate(notice.date, 'day', lang)}</p>
					</li>
				))}
			</ul>
			<Source className="mt-2">{t('notices.source', { from, until })}</Source>
		</>
	);
}
