import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { CalendarIcon, ChevronRightIcon, CloseIcon, PhoneIcon, PrintIcon, ReceiptIcon, ShipIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { myVoyagePath, orderPath, voyagePath } from '#shared/paths.ts';
import { isPaid } from '#shared/rules/order-status.ts';

function Service({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
	return (
		<li className="border-t border-line first:border-0">
			<Link to={to} className="flex min-h-13 items-center gap-3 transition-colors duration-base hover:text-link">
				<span className="text-accent">{icon}</span>
				<span className="flex-1">{children}</span>
				<ChevronRightIcon size={18} className="shrink-0 opacity-60" />
			</Link>
		</li>
	);
}

/** Renders the actions that are possible with the order now, and how to reach customer service. */
export function Services({ order }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const { phone } = useSite();
	const { id, voyage, can, status } = order;
	const lapsed = status === 'not-travelled' && !can.cancel;
	return (
		<Section id="services" title={t('actions.title')} className="card print:hidden" titleClassName="card-title">
			<ul className="mt-2">
				{isPaid(status) && voyage && (
					<Service to={myVoyagePath(id)} icon={<CalendarIcon size={20} />}>
						{t('actions.myVoyage')}
					</Service>
				)}
				{voyage && voyage.state !== 'departed' && (
					<Service to={voyagePath(voyage)} icon={<ShipIcon size={20} />}>
						{t('actions.voyage')}
					</Service>
				)}
				{status === 'not-travelled' && voyage && voyage.state !== 'departed' && (
					<Service to={orderPath(id, 'labels')} icon={<PrintIcon size={20} />}>
						{t('actions.labels')}
					</Service>
				)}
				{can.cancel && can.changeCabin && voyage && (
					<Service to={orderPath(id, 'rebook')} icon={<CalendarIcon size={20} />}>
						{t('actions.rebook')}
					</Service>
				)}
				{can.invoice && (
					<Service to={orderPath(id, 'invoice')} icon={<ReceiptIcon size={20} />}>
						{t('actions.invoice')}
					</Service>
				)}
				{can.cancel && (
					<Service to={orderPath(id, 'cancel')} icon={<CloseIcon size={20} />}>
						{t('actions.cancel')}
					</Service>
				)}
				<li className="border-t border-line noscript:hidden">
					<button
						type="button"
						onClick={() => print()}
						className="flex min-h-13 w-full items-center gap-3 text-left transition-colors duration-base hover:text-link"
					>
						<PrintIcon size={20} className="text-accent" />
						{t('actions.print')}
					</button>
				</li>
			</ul>
			<div className="mt-3 border-t border-line pt-4">
				<h3 className="text-16! font-semibold!">{t('help.title')}</h3>
				<p className="mt-1 text-14 text-muted">{lapsed ? t('actions.cancelNot') : t('help.text')}</p>
				<a
					href={`tel:${phone}`}
					className="tabular mt-1 inline-flex min-h-target items-center gap-2 font-semibold text-link hover:underline"
				>
					<PhoneIcon size={18} />
					{phone}
				</a>
			</div>
		</Section>
	);
}
