import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { DOT } from '#client/ui/dot.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { formatDate, formatMoment } from '#shared/rules/dates.ts';

const STEP_ICONS = {
	done: 'border-navy-700 bg-navy-700 text-white',
	current: 'border-navy-700 bg-white shadow-[inset_0_0_0_5px_var(--color-navy-700)]',
	ahead: 'border-control bg-white',
};

/** Renders the steps of an order with their dates: a row on wide screens, a column on phones. */
export function Steps({ order: { timeline, voyage, refund } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const timeOf = ({ step, at }: OrderView['timeline'][number]): string => {
		if (at !== null) return formatMoment(at, lang);
		if (step === 'sailing' && voyage) return formatDate(voyage.date, 'day', lang);
		if (step === 'refunded' && refund?.refundBy) return t('steps.before', { time: formatMoment(refund.refundBy, lang) });
		return '';
	};
	const lookOf = (entry: OrderView['timeline'][number]) =>
		entry === timeline.at(-1) && entry.state === 'current' ? 'done' : entry.state;
	return (
		<section aria-labelledby="steps" className="card md:px-10 md:py-8">
			<h2 id="steps" className="sr-only">
				{t('steps.title')}
			</h2>
			<ol className="sm:flex">
				{timeline.map((entry) => (
					<li
						key={entry.step}
						aria-current={entry.state === 'current' ? 'step' : undefined}
						className="relative pb-5 pl-10 before:absolute before:top-6 before:bottom-0 before:left-[11px] before:w-px before:bg-line last:pb-0 last:before:hidden sm:min-w-0 sm:flex-1 sm:pt-10 sm:pr-4 sm:last:flex-none sm:last:pr-0 sm:pb-0 sm:pl-0 sm:before:top-[11px] sm:before:right-0 sm:before:bottom-auto sm:before:left-6 sm:before:h-px sm:before:w-auto"
					>
						<span
							aria-hidden="true"
							className={`absolute top-0 left-0 grid size-6 place-items-center rounded-pill border ${STEP_ICONS[lookOf(entry)]}`}
						>
							{lookOf(entry) === 'done' && <CheckIcon size={14} strokeWidth={2.5} />}
						</span>
						<p className={`leading-6 ${entry.state === 'ahead' ? 'text-muted' : 'font-semibold'}`}>
							<span>{t(`steps.${entry.step}`)}</span>
							<span className="sr-only">{`${DOT}${t(`steps.${entry.state}`)}`}</span>
						</p>
						<p className="tabular mt-0.5 text-14 leading-head text-muted">{timeOf(entry)}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
