import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckIcon } from '#client/ui/icons.tsx';
import { type CheckInProblems, problemsOfStep } from '#shared/rules/check-in-form.ts';
import { ALL_STEPS, type AnyStep } from './steps.ts';

/** The heading of a step: how far it is, and what it is about. */
export function StepHeading({ step }: { step: AnyStep }) {
	const { t } = useTranslation('check-in');
	const number = ALL_STEPS.indexOf(step) + 1;
	return (
		<div className="mt-6 md:mt-8">
			<div aria-hidden="true" className="mb-4 flex gap-1.5 lg:hidden">
				{ALL_STEPS.map((name, index) => (
					<span key={name} className={`h-1 flex-1 rounded-pill ${index < number ? 'bg-navy-700' : 'bg-line'}`} />
				))}
			</div>
			<h1 className="text-h2!">
				<span className="eyebrow mb-2 block font-sans">{t('form.progress', { number, all: ALL_STEPS.length })}</span>
				{t(`form.steps.${step}`)}
			</h1>
		</div>
	);
}

/** The title of a step's document. */
export function useStepTitle(step: AnyStep, failed: boolean): string {
	const { t } = useTranslation(['check-in', 'common']);
	const number = ALL_STEPS.indexOf(step) + 1;
	const title = t('form.title', { step: t(`form.steps.${step}`), number, all: ALL_STEPS.length });
	return failed ? `${t('common:error.title')}: ${title}` : title;
}

/** All steps, beside the form: which are complete, and a way to each. */
export function StepList({
	step,
	problems,
	pathOf,
}: {
	step: AnyStep;
	problems: CheckInProblems;
	pathOf: (step: AnyStep) => string;
}) {
	const { t } = useTranslation('check-in');
	return (
		<nav aria-label={t('form.stepList')}>
			<ol className="grid">
				{ALL_STEPS.map((name, index) => {
					const done = name !== 'review' && Object.keys(problemsOfStep(problems, name)).length === 0;
					const current = name === step;
					return (
						<li key={name}>
							<Link
								to={pathOf(name)}
								aria-current={current ? 'step' : undefined}
								className={`flex min-h-target items-center gap-3 leading-head hover:text-link ${current ? 'font-semibold text-navy-700' : 'text-2'}`}
							>
								<span
									aria-hidden="true"
									className={`tabular grid size-6 shrink-0 place-items-center rounded-pill border text-12 ${current ? 'border-action bg-action text-on-action' : done ? 'border-green-700 text-green-700' : 'border-control'}`}
								>
									{done && !current ? <CheckIcon size={14} strokeWidth={2} /> : index + 1}
								</span>
								{t(`form.steps.${name}`)}
								{done && <span className="sr-only"> {t('form.complete')}</span>}
							</Link>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
