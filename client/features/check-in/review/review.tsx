import { useTranslation } from 'react-i18next';
import { usePageSender } from '#client/parts/form-sender.ts';
import { NamedText } from '#client/parts/order/person-name.tsx';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { BackLink, Link } from '#client/ui/link.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { checkInFormPath, checkInPath, paths } from '#shared/paths.ts';
import {
	CHECK_IN_STEP_NAMES,
	type CheckInProblems,
	checkInProblems,
	firstOpenStep,
	problemsOfStep,
} from '#shared/rules/check-in-form.ts';
import { draftOf } from '../form/read-step.ts';
import { StepFrame } from '../form/step-frame.tsx';
import { useFormStore } from '../form/use-form-store.ts';
import { SessionGuard } from '../session/session-guard.tsx';
import { Refusal } from './refusal.tsx';
import { StepSummary } from './step-summary.tsx';
import type { SubmitAnswer } from './submit-check-in.ts';

/** Milliseconds after which the page says that the check-in is still under way, so that the visitor doesn't leave. */
const LONG_WAIT_MS = 10_000;

type Props = { view: CheckInFormView; device: string; answer: SubmitAnswer | undefined };

/** Renders all answers once more, each step with a link to change it, and the button that checks the passenger in. */
export function Review({ view, device, answer }: Props) {
	const { t } = useTranslation('check-in');
	const { store, state } = useFormStore(view, device);
	const sender = usePageSender<SubmitAnswer>();
	const sending = sender.pending !== undefined;
	const long = useLongWait(sending, LONG_WAIT_MS);
	const { sailing, person, facts } = view;
	const asked = { order: sailing.order, person: person.id };
	const draft = draftOf(state.values);
	const refused = answer?.state === 'refused' ? answer.problems : {};
	const problems = { ...checkInProblems(draft, facts), ...(refused as CheckInProblems) };
	const open = firstOpenStep(problems);
	const refusal = sending ? undefined : answer;
	const documentMessage = refusal?.state === 'not-accepted' && refusal.reason === 'document' ? refusal.message : '';
	const name = person.name || person.pinyin;
	return (
		<SessionGuard store={store} state={state}>
			<StepFrame
				step="review"
				problems={problems}
				sailing={sailing}
				person={person}
				path={paths.onlineConfirm}
				failed={refusal !== undefined}
				back={<BackLink to={checkInPath(sailing.order)}>{t('form.leave')}</BackLink>}
			>
				<p className="mt-3 text-muted">{t('review.lead')}</p>
				<div className="mt-8 grid gap-6">
					{refusal && <Refusal answer={refusal} sailing={sailing} asked={asked} />}
					{CHECK_IN_STEP_NAMES.map((step) => (
						<StepSummary
							key={step}
							step={step}
							draft={draft}
							unsure={state.unsure}
							problems={problemsOfStep(problems, step)}
							message={step === 'document' ? documentMessage : ''}
							change={checkInFormPath({ ...asked, step })}
						/>
					))}
				</div>
				<div
					data-bottom-bar="page"
					className="mt-8 grid gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-sticky max-md:border-t max-md:border-line max-md:bg-page max-md:px-gutter max-md:pt-2 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-2 noscript:static!"
				>
					{open === null ? (
						<PressForm sender={sender} className="grid md:justify-start">
							<Button type="submit" size="lg" busy={sending} className="max-md:w-full max-md:px-4">
								<NamedText name={name} text={(of) => t('review.finish', { name: of })} />
							</Button>
						</PressForm>
					) : (
						<Link
							to={checkInFormPath({ ...asked, step: open })}
							className="relative inline-flex min-h-14 items-center justify-center rounded-2 bg-action px-10 text-18 leading-head font-semibold text-on-action hover:bg-action-hover md:justify-self-start"
						>
							{t('review.goOn', { step: t(`form.steps.${open}`) })}
						</Link>
					)}
					<p role="status" className={`text-14 text-muted ${long ? '' : 'max-md:sr-only'}`}>
						{t(long ? 'review.long' : 'review.after')}
					</p>
				</div>
			</StepFrame>
		</SessionGuard>
	);
}
