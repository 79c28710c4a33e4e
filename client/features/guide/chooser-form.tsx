import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { Chooser } from '#shared/catalogue/bff/guide.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { bandBounds, type PriceBand } from '#shared/rules/price-bands.ts';

/** Returns the four questions of a chooser in words, with the search's names and values. */
function useQuestions() {
	const lang = useLanguage();
	const { t } = useTranslation('guide');
	const money = useMoney();
	const priceWords = (band: PriceBand): string => {
		const { from, below } = bandBounds(band);
		if (below === null) return t('chooser.above', { money: money(from) });
		if (from === 0) return t('chooser.below', { money: money(below) });
		return t('chooser.between', { from: money(from), to: money(below) });
	};
	return ({ seasons, lengths, areas, prices }: Chooser) => [
		{
			name: 'date',
			legend: t('chooser.when'),
			choices: seasons.map(({ season, from, to, value }) => {
				const [first, last] = [formatDate(from, 'month', lang), formatDate(to, 'month', lang)];
				return {
					value,
					label: t(`chooser.season.${season}`),
					note: from === to ? first : t('chooser.months', { from: first, to: last }),
				};
			}),
		},
		{
			name: 'days',
			legend: t('chooser.days'),
			choices: lengths.map(({ length, from, to, value }) => ({
				value,
				label: t(`chooser.length.${length}`),
				note: from === to ? t('chooser.oneSpan', { from }) : t('chooser.span', { from, to }),
			})),
		},
		{ name: 'destination', legend: t('chooser.where'), choices: areas.map(({ name, value }) => ({ value, label: name })) },
		{
			name: 'price',
			legend: t('chooser.price'),
			choices: prices.map((band) => ({ value: band, label: priceWords(band) })),
		},
	];
}

type Choice = { value: string; label: string; note?: string };
type QuestionProps = { name: string; number: number; legend: string; choices: readonly Choice[] };

/** Renders a question as radio buttons. The last, chosen at the start, leaves it open. */
function Question({ name, number, legend, choices }: QuestionProps) {
	const { t } = useTranslation('guide');
	return (
		<fieldset className="m-0 min-w-0 border-0 border-t border-line p-0 pt-6">
			<legend className="float-left flex w-full items-baseline gap-3 p-0 font-display text-18 leading-head">
				<span className="tabular font-sans text-14 text-accent">{number}</span>
				<span>{legend}</span>
			</legend>
			<div className="clear-both flex flex-wrap gap-2 pt-4">
				{[...choices, { value: '', label: t('chooser.any') }].map(({ value, label, note }: Choice) => (
					<label
						key={value}
						className="flex min-h-control cursor-pointer items-center rounded-2 border border-white/40 px-4 py-2 leading-head transition-colors duration-base hover:border-white has-checked:border-white has-checked:bg-white has-checked:text-navy-900 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer)"
					>
						<input
							type="radio"
							name={name}
							value={value}
							defaultChecked={value === ''}
							className="mr-2.5 size-4.5 shrink-0 accent-navy-700"
						/>
						<span>
							<span>{label}</span>
							{note && <span className="ml-2 text-14 opacity-80">{note}</span>}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** Renders four questions that end in a search, as a plain form to the search page. With scripts the address names the answered questions only. */
export function ChooserForm({ chooser }: { chooser: Section<Chooser> }) {
	const { t } = useTranslation('guide');
	const navigate = useNavigate();
	const questionsOf = useQuestions();
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const answers = [...new FormData(event.currentTarget)].filter(([, value]) => value) as [string, string][];
		const query = new URLSearchParams(answers).toString().replaceAll('%2C', ',');
		void navigate(query ? `${paths.search}?${query}` : paths.search);
	};
	const questions = chooser === 'unavailable' ? [] : questionsOf(chooser).filter(({ choices }) => choices.length > 0);
	return (
		<section id="chooser" aria-labelledby="chooser-title" className="on-dark scroll-mt-header bg-inverse" data-noprint>
			<div className="column grid gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,18rem)_1fr] xl:gap-x-24">
				<header>
					<p className="eyebrow">{t('chooser.eyebrow')}</p>
					<h2 id="chooser-title" className="mt-4">
						{t('chooser.title')}
					</h2>
					<p className="mt-4 text-muted">{t('chooser.lead')}</p>
				</header>
				{questions.length > 0 ? (
					<Form action={paths.search} onSubmit={submit} className="grid gap-8">
						{questions.map((question, index) => (
							<Question key={question.name} {...question} number={index + 1} />
						))}
						<div>
							<Button type="submit" variant="light" size="lg">
								{t('chooser.submit')}
								<ArrowRightIcon size={20} />
							</Button>
						</div>
					</Form>
				) : (
					<div className="grid content-start justify-items-start gap-6">
						<Notice>{t('chooser.failed')}</Notice>
						<LinkButton to={paths.search} variant="light">
							{t('chooser.all')}
						</LinkButton>
					</div>
				)}
			</div>
		</section>
	);
}
