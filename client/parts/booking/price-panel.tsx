import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { PriceAmount } from '../price-amount.tsx';

type PriceLine = { key: string; name: string; amount: number | null };

type Props = {
	voyage: VoyageCard;
	lines: readonly PriceLine[];
	total: number | null;
	action: ReactNode;
	/** Shown under the button. */
	children?: ReactNode;
};

/** The voyage, its price line by line, and the button that leads on: beside the booking, on phones at the bottom of the screen. */
export function PricePanel({ voyage, lines, total, action, children }: Props) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	return (
		<section
			aria-labelledby="sum"
			data-bottom-bar="page"
			className="fixed inset-x-0 bottom-0 z-sticky border-t border-line bg-page px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-2 md:sticky md:top-[calc(var(--header)+5rem)] md:bottom-auto md:z-auto md:overflow-hidden md:rounded-3 md:border md:bg-soft md:p-0 md:shadow-none"
		>
			{voyage.picture && <Picture src={voyage.picture} alt="" ratio="16/9" sizes="352px" className="max-md:hidden" />}
			<div className="md:p-6">
				<div className="mb-5 border-b border-line pb-5 max-md:hidden">
					<p className="font-semibold leading-head">{voyage.title}</p>
					<p className="tabular mt-1.5 text-14 leading-head text-2">
						{t('voyage.days', { from: formatDate(voyage.date, 'day', lang), count: voyage.nights })}
					</p>
					<p className="mt-1 text-14 leading-head text-2">{voyage.ship.name}</p>
				</div>
				<h2
					id="sum"
					className={`mb-3 font-sans text-14 leading-head font-semibold tracking-normal max-md:sr-only ${lines.length > 0 ? '' : 'sr-only'}`}
				>
					{t('sum.title')}
				</h2>
				{lines.length > 0 && (
					<ul className="tabular mb-4 grid gap-2 text-14 max-md:hidden">
						{lines.map(({ key, name, amount }) => (
							<li key={key} className="flex justify-between gap-4">
								<span>{name}</span>
								<span className={amount !== null && amount < 0 ? 'text-green-700' : ''}>
									{amount === null ? t('sum.unknown') : formatMoney(amount, lang)}
								</span>
							</li>
						))}
					</ul>
				)}
				<div
					className={`flex items-center justify-between gap-4 md:grid md:justify-stretch md:gap-5 ${lines.length > 0 ? 'md:border-t md:border-line md:pt-4' : ''}`}
				>
					<p role="status" className="tabular leading-head md:flex md:items-baseline md:justify-between">
						<span className="text-14 text-2 max-md:block">{t('sum.total')} </span>
						<span>
							{total === null ? t('sum.unknown') : <PriceAmount value={total} className="text-h4 text-price" />}
							<span className="ml-1.5 text-12 text-2">{t('cabin.tax')}</span>
						</span>
					</p>
					{action}
				</div>
				{children}
			</div>
		</section>
	);
}
