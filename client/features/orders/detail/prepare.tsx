import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { deadlineText } from '#client/parts/order/deadline-text.ts';
import { NextSteps } from '#client/parts/order/next-steps.tsx';
import { callName } from '#client/parts/order/person-name.tsx';
import { usePapers } from '#client/parts/papers.ts';
import { CheckCircleIcon, DocumentIcon, WarningIcon } from '#client/ui/icons.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { checkInPath, paths } from '#shared/paths.ts';

const guestsOf = ({ bookedCabins }: OrderView) => bookedCabins.flatMap(({ passengers }) => passengers);

/** Says which document the sailing takes of passengers who have another one, and by when. */
function NotTaken({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const guests = guestsOf(order).filter(({ attention }) => attention === 'not-taken');
	if (guests.length === 0) return null;
	const { types, by } = order.documents;
	const values = {
		types: types.map((type) => t(`cabins.types.${type}`)).join(t('comma')),
		names: guests.map((guest) => callName(guest, lang)).join(t('comma')),
	};
	return (
		<>
			<p className="mt-2">
				{by === null ? t('prepare.notTakenDesk', values) : t('prepare.notTaken', { ...values, time: deadlineText(by, lang) })}
			</p>
			{by !== null && <TextLink to={checkInPath(order.id)}>{t('dated.check-in.link')}</TextLink>}
		</>
	);
}

/** Says how long documents must be valid, how many passengers' need attention, and when all of them are in order. */
function Documents({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const papers = usePapers();
	const guests = guestsOf(order);
	const unclear = guests.length === 0 || guests.some(({ attention }) => attention === 'unclear');
	const attention = guests.filter((guest) => guest.attention !== null && guest.attention !== 'unclear');
	const Sign = attention.length > 0 ? WarningIcon : CheckCircleIcon;
	const state =
		attention.length > 0
			? t('prepare.attention', { count: attention.length })
			: t(unclear ? 'prepare.unclear' : 'prepare.documentsGood');
	return (
		<div className="mt-6 border-t border-gold-500 pt-4 text-14 text-muted">
			<h3 className="flex items-center gap-2.5 text-18! font-semibold!">
				<DocumentIcon size={20} className="text-accent" />
				{t('prepare.documents')}
			</h3>
			<p className="mt-2">
				{order.voyage && <span>{`${papers(order.documents.types, order.voyage.returnDate)} `}</span>}
				<span>{t('prepare.documentsText')}</span>
			</p>
			{attention.length === 0 && unclear ? (
				<p className="mt-2">{state}</p>
			) : (
				<p className={`mt-2 flex gap-1.5 font-semibold ${attention.length > 0 ? 'text-amber-800' : 'text-green-700'}`}>
					<Sign size={18} className="mt-0.5 shrink-0" />
					<span>{state}</span>
				</p>
			)}
			<NotTaken order={order} />
			{attention.some((guest) => guest.attention !== 'not-taken') && lang === 'CN' && (
				<TextLink to={paths.contacts} className="mt-1">
					{t('prepare.edit')}
				</TextLink>
			)}
		</div>
	);
}

/**
 * Renders the next three things before sailing with their days, and once the order is paid or a document isn't taken, the state of the
 * documents.
 */
export function Prepare({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const { id, status, steps } = order;
	const paid = status === 'not-travelled';
	const refused = steps.length > 0 && guestsOf(order).some(({ attention }) => attention === 'not-taken');
	if (steps.length === 0 && !paid) return null;
	return (
		<Section id="prepare" title={t(paid ? 'prepare.title' : 'dated.title')}>
			<NextSteps id={id} steps={steps} paid={paid} className="mt-5 sm:grid-cols-3" />
			{(paid || refused) && <Documents order={order} />}
		</Section>
	);
}
