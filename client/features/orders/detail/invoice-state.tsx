import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useMoney } from '#client/parts/use-money.ts';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { orderPath } from '#shared/journey-paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoment } from '#shared/rules/moments.ts';

type Invoice = NonNullable<OrderView['invoice']>;

const TONES: Record<Invoice['state'], TagTone> = { applied: 'info', sent: 'ok', failed: 'error' };

/** Renders a requested invoice: its title, its amount, and when it is or was sent. */
export function InvoiceState({ invoice, order }: { invoice: Invoice; order: OrderView }) {
	const { t } = useTranslation('orders');
	const money = useMoney();
	const lang = useLanguage();
	const { state, title, taxNumber, email, amount, by, sentAt } = invoice;
	const text = {
		applied: t('invoice.state.appliedText', { date: formatDate(by, 'day', lang), email }),
		sent: t('invoice.state.sentText', { time: formatMoment(sentAt ?? invoice.at, lang), email }),
		failed: t('invoice.state.failedText'),
	};
	return (
		<section aria-labelledby="invoice" className="rounded-3 border border-line bg-page p-5 md:p-6">
			<div className="flex items-center justify-between gap-4">
				<h2 id="invoice" className="font-sans text-18 leading-head font-semibold tracking-normal">
					{t('invoice.state.title')}
				</h2>
				<Tag tone={TONES[state]}>{t(`invoice.state.${state}`)}</Tag>
			</div>
			<p className="mt-3 flex items-baseline justify-between gap-4">
				<span className="min-w-0">{title}</span>
				<span className="tabular">{money(amount)}</span>
			</p>
			{taxNumber && <p className="tabular mt-1 text-14 text-2">{taxNumber}</p>}
			<p className="mt-2 text-14 break-words text-2">{text[state]}</p>
			{state === 'failed' && order.can.invoice && (
				<TextLink to={orderPath(order.id, 'invoice')} className="mt-1">
					{t('invoice.state.again')}
				</TextLink>
			)}
		</section>
	);
}
