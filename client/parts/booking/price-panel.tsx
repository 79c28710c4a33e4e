import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { OnBoardCosts as OnBoardCostsView, VoyageCard } from '#shared/catalogue/bff/views.ts';
import { dayAndHour } from '#shared/rules/dates.ts';
import { GiftLine } from '../gift-line.tsx';
import { OnBoardCosts } from '../on-board-costs.tsx';
import { PriceAmount, useMoney } from '../price-amount.tsx';
import { VoyageName } from '../voyage-name.tsx';

type PriceLine = { key: string; name: string; amount: number | null };

type Props = {
	/** Null when unknown. */
	voyage: VoyageCard | null;
	/** The ship's departure, epoch milliseconds; null when unknown. */
	leavesAt: number | null;
	lines: readonly PriceLine[];
	total: number | null;
	/** Null when it isn't known what is paid on board. */
	onBoard: OnBoardCostsView | null;
	action: ReactNode;
	/** Asks for the total again; the button for it is shown while there is none. */
	onRetry?: () => void;
	/** Shown under the button. */
	children?: ReactNode;
};

/** The voyage, its price line by line, and the button that leads on: beside the booking, on phones at the bottom of the screen. */
export function PricePanel({ voyage, leavesAt, lines, total, onBoard, action, onRetry, children }: Props) {
	const { t } = useTranslation('booking');
	const money = useMoney();
	const { lang, site } = useFacts();
	return (
		<section
			aria-labelledby="sum"
			data-bottom-bar="page"
			className="fixed inset-x-0 bottom-0 z-sticky border-t border-line bg-page px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-2 md:sticky md:top-[calc(var(--header)+5rem)] md:bottom-auto md:z-auto md:overflow-hidden md:rounded-3 md:border md:bg-soft md:p-0 md:shadow-none"
		>
			{voyage?.picture && <Picture src={voyage.picture} alt="" ratio="16/9" sizes="352px" className="max-md:hidden" />}
			<div className="md:p-6">
				{voyage && (
					<div className="mb-5 border-b border-line pb-5 max-md:hidden">
						<p className="font-semibold leading-head">
							<VoyageName voyage={voyage} small="mt-1 text-14" />
						</p>
						<p className="tabular mt-1.5 text-14 leading-head text-muted">
							{t('voyage.days', { from: dayAndHour(voyage.date, leavesAt, lang), count: voyage.nights })}
						</p>
						<p className="mt-1 text-14 leading-head text-muted">{voyage.ship.name}</p>
						<GiftLine gift={voyage.gift} className="mt-2" />
					</div>
				)}
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
									{amount === null ? t('sum.noPrice') : money(amount)}
								</span>
							</li>
						))}
					</ul>
				)}
				<div
					className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:[&>:is(a,button)]:grow md:grid md:justify-stretch md:gap-5 ${lines.length > 0 ? 'md:border-t md:border-line md:pt-4' : ''}`}
				>
					<p role="status" className="tabular leading-head max-md:flex-[999_1_6rem] md:flex md:items-baseline md:justify-between">
						<span className="text-14 text-muted max-md:block">{t('sum.total')} </span>
						<span>
							{total === null ? <span>{t('sum.noPrice')}</span> : <PriceAmount value={total} className="text-h4 text-price" />}
							{total !== null && <span className="ml-1.5 text-14 whitespace-nowrap text-muted">{t('cabin.tax')}</span>}
						</span>
						{total === null && onRetry && (
							<button type="button" onClick={onRetry} className="ml-2 min-h-target text-link underline underline-offset-4">
								{t('sum.retry')}
							</button>
						)}
					</p>
					{onBoard && <OnBoardCosts costs={onBoard} className="w-full max-md:order-last" />}
					{action}
					<p className="hidden text-14 noscript:block">{t('scripts', { phone: site.phone })}</p>
				</div>
				{children}
			</div>
		</section>
	);
}
