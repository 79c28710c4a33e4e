import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { NextSteps } from '#client/parts/order/next-steps.tsx';
import { Section } from '#client/ui/section.tsx';
import { CheckCircleIcon, DocumentIcon, WarningIcon } from '#client/ui/task-icons.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';

/** Says how long documents must be valid, and how many passengers' aren't. */
function Documents({ order: { bookedCabins, passportValidUntil } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const attention = bookedCabins.flatMap(({ passengers }) => passengers).filter((guest) => guest.attention !== null).length;
	const Sign = attention > 0 ? WarningIcon : CheckCircleIcon;
	return (
		<div className="mt-6 border-t border-gold-500 pt-4 text-14 text-2">
			<h3 className="flex items-center gap-2.5 text-18! font-semibold!">
				<DocumentIcon size={20} className="text-accent" />
				{t('prepare.documents')}
			</h3>
			<p className="mt-2">{t('prepare.documentsText', { date: formatDate(passportValidUntil, 'day', lang) })}</p>
			<p className={`mt-2 flex gap-1.5 font-semibold ${attention > 0 ? 'text-amber-800' : 'text-green-700'}`}>
				<Sign size={18} className="mt-0.5 shrink-0" />
				{attention > 0 ? t('prepare.attention', { count: attention }) : t('prepare.documentsGood')}
			</p>
			{attention > 0 && lang === 'CN' && (
				<TextLink to={paths.contacts} className="mt-1">
					{t('prepare.edit')}
				</TextLink>
			)}
		</div>
	);
}

/** Renders the next three things before sailing with their days, and once the order is paid the state of the documents. */
export function Prepare({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const { id, status, steps } = order;
	const paid = status === 'not-travelled';
	if (steps.length === 0 && !paid) return null;
	return (
		<Section id="prepare" title={t(paid ? 'prepare.title' : 'dated.title')}>
			<NextSteps id={id} steps={steps} className="mt-5 sm:grid-cols-3" />
			{paid && <Documents order={order} />}
		</Section>
	);
}
