import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { type CheckInProblems, problemsOfStep } from '#shared/rules/check-in-form.ts';
import { CheckInFrame } from '../check-in-frame.tsx';
import { ALL_STEPS, type AnyStep, stepPath } from './steps.ts';

type Steps = {
	step: AnyStep;
	/** Of the whole check-in. */
	problems: CheckInProblems;
};

function StepHeading({ step }: { step: AnyStep }) {
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
				<span>{t(`form.steps.${step}`)}</span>
			</h1>
		</div>
	);
}

/** Lists all steps as links, and marks the complete ones. */
function StepList({ step, problems, asked }: Steps & { asked: Parameters<typeof stepPath>[0] }) {
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
								to={stepPath(asked, name)}
								aria-current={current ? 'step' : undefined}
								className={`flex min-h-target items-center gap-3 leading-head hover:text-link ${current ? 'font-semibold text-navy-700' : 'text-muted'}`}
							>
								<span
									aria-hidden="true"
									className={`tabular grid size-6 shrink-0 place-items-center rounded-pill border text-14 ${current ? 'border-action bg-action text-on-action' : done ? 'border-green-700 text-green-700' : 'border-control'}`}
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

type Props = Steps & {
	sailing: CheckInSailing;
	person: CheckInPerson;
	path: string;
	/** The title of the document begins with the word for an error. */
	failed: boolean;
	back: ReactNode;
	children: ReactNode;
};

/** Renders the frame of a step: its heading above `children`, and the list of all steps beside them. */
export function StepFrame({ step, problems, sailing, person, path, failed, back, children }: Props) {
	const { t } = useTranslation(['check-in', 'common']);
	const number = ALL_STEPS.indexOf(step) + 1;
	const title = t('form.title', { step: t(`form.steps.${step}`), number, all: ALL_STEPS.length });
	const list = <StepList step={step} problems={problems} asked={{ order: sailing.order, person: person.id }} />;
	return (
		<CheckInFrame sailing={sailing} person={person} back={back} aside={list}>
			<PageHead title={failed ? `${t('common:error.title')}: ${title}` : title} path={path} />
			<StepHeading step={step} />
			{children}
		</CheckInFrame>
	);
}
