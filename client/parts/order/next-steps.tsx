import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { TextLink } from '#client/ui/link.tsx';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import { checkInPath, paymentPath, policyPath, ticketPath } from '#shared/paths.ts';
import type { DatedStep } from '#shared/rules/dated-steps.ts';
import { formatDate, formatFrom, formatMoment, todayInShanghai } from '#shared/rules/dates.ts';
import { useOrderWords } from './use-order-words.ts';

/** The page on which a step is done or explained. */
const PAGES: Record<DatedStep['step'], (id: string) => string> = {
	pay: paymentPath,
	'check-in': checkInPath,
	pass: ticketPath,
	terminal: () => policyPath('BOARDING_TIP'),
};

/** The steps that an unpaid order has no pages for yet. */
const OF_PAID: readonly DatedStep['step'][] = ['check-in', 'pass'];

/** Returns a function that says when a step is to be done. */
function useStepWords() {
	const { t } = useTranslation('orders');
	const lang = useLanguage();
	const { by } = useOrderWords();
	return ({ step, state, at }: DatedStep): string => {
		const values = { by: by(at), time: formatMoment(at, lang), day: formatDate(todayInShanghai(new Date(at)), 'day', lang) };
		const from = { time: formatFrom(at, lang) };
		switch (step) {
			case 'pay':
				return t('dated.pay.text', values);
			case 'check-in':
				return t(`dated.check-in.${state}`, values);
			case 'pass':
				return state === 'open' ? t('dated.pass.open') : t('dated.pass.ahead', from);
			case 'terminal':
				return t('dated.terminal.text', from);
		}
	};
}

type Props = { id: string; steps: OrderCard['steps']; paid: boolean; className?: string };

/** Renders the next three things to do with an order, each with its day and a link to its page, unless that waits for the payment. */
export function NextSteps({ id, steps, paid, className = '' }: Props) {
	const { t } = useTranslation('orders');
	const wordsOf = useStepWords();
	if (steps.length === 0) return null;
	return (
		<ol aria-label={t('dated.title')} className={`grid gap-x-8 gap-y-5 ${className}`}>
			{steps.map((entry, index) => {
				const { step, state } = entry;
				return (
					<li key={step} className="flex gap-4">
						<span
							aria-hidden="true"
							className="tabular grid size-8 shrink-0 place-items-center rounded-pill border border-gold-500 text-14 text-accent"
						>
							{state === 'done' ? <CheckIcon size={16} strokeWidth={2} /> : index + 1}
						</span>
						<div className="min-w-0 leading-head">
							<p className="font-semibold">{t(`dated.${step}.title`)}</p>
							<p className="mt-1 text-14 text-muted">{wordsOf(entry)}</p>
							{(paid || !OF_PAID.includes(step)) && (
								<TextLink to={PAGES[step](id)} className="text-14 print:hidden">
									{t(`dated.${step}.link`)}
								</TextLink>
							)}
						</div>
					</li>
				);
			})}
		</ol>
	);
}
