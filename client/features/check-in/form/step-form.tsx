import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { type Countries, useDialCode } from '#client/parts/login/use-dial-code.ts';
import { PassportReader } from '#client/parts/passenger/passport-reader.tsx';
import { useProblemWords } from '#client/parts/passenger/use-problem-words.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { Field, TextArea } from '#client/ui/field.tsx';
import { CheckIcon, WarningIcon } from '#client/ui/icons.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PhoneField } from '#client/ui/phone-field.tsx';
import { showFailures } from '#client/ui/show-failures.ts';
import { usePress } from '#client/ui/use-press.ts';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { checkInFormPath, checkInPath, paths } from '#shared/paths.ts';
import { CHECK_IN_STEPS, type CheckInStep } from '#shared/rules/check-in-form.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { DocumentFields } from './document-fields.tsx';
import type { FormState, FormStore } from './form-store.ts';
import { HealthFields } from './health-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { newPassportValues } from './passport-values.ts';
import { controlId } from './read-step.ts';
import type { StepAnswer } from './send-step.ts';
import { StepFrame } from './step-frame.tsx';
import { ALL_STEPS, stepAfter, stepPath } from './steps.ts';
import { type Fields, timeOf, useFields } from './use-fields.tsx';
import { useStepForm } from './use-step-form.ts';

const HALF_A_DAY = 43_200_000;

/** Shows whether the answers are saved. Screen readers announce only that they aren't yet. */
function SaveLine({ state: { save, savedAt, now } }: { state: Pick<FormState, 'save' | 'savedAt' | 'now'> }) {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const waits = save === 'waiting';
	const words = waits
		? t('form.save.waiting')
		: save === 'saving'
			? t('form.save.saving')
			: savedAt === null
				? t('form.save.auto')
				: t('form.save.saved', { time: now - savedAt < HALF_A_DAY ? timeOf(savedAt) : formatMoment(savedAt, lang) });
	const Icon = waits ? WarningIcon : CheckIcon;
	return (
		<p data-save={save} className={`flex items-center gap-1.5 text-14 leading-head ${waits ? 'text-amber-800' : 'text-muted'}`}>
			{(waits || (savedAt !== null && save !== 'saving')) && <Icon size={16} className="shrink-0" />}
			<span>{words}</span>
			<span role="status" className="sr-only">
				{waits ? words : ''}
			</span>
		</p>
	);
}

/** Renders the questions of the contact step: the passenger's phone and address, and an emergency phone. */
function ContactFields({ fields, countries }: { fields: Fields; countries: Countries }) {
	const { t } = useTranslation('check-in');
	const { field, start, choose } = fields;
	const dial = useDialCode(countries);
	const phone = (name: 'mobile' | 'emergencyPhone') => {
		const code = `${name}Pre` as const;
		return (
			<PhoneField
				key={`${name}/${start[name]}`}
				{...field(name, t(`form.hints.${name}`))}
				number={{ name, defaultValue: start[name] }}
				prefix={{ name: code, defaultValue: start[code] || DEFAULT_DIAL_PREFIX, onChange: (chosen) => choose(code, chosen) }}
				autoComplete="off"
				{...dial}
			/>
		);
	};
	return (
		<>
			{phone('mobile')}
			<Field {...field('address', t('form.hints.address'))}>
				{(control) => (
					<TextArea
						{...control}
						key={start.address}
						name="address"
						rows={2}
						defaultValue={start.address}
						maxLength={400}
						autoComplete="off"
					/>
				)}
			</Field>
			{phone('emergencyPhone')}
		</>
	);
}

type Props = {
	step: CheckInStep;
	view: CheckInFormView;
	countries: Countries;
	device: string;
	store: FormStore;
	state: FormState;
	answer: StepAnswer | undefined;
};

const NOTHING_SERVED = { problems: {}, typed: {} };

/** Renders one step of a passenger's check-in: its questions, and the button to the next step. */
export function StepForm({ step, view, countries, device, store, state, answer }: Props) {
	const { t } = useTranslation('check-in');
	const navigate = useNavigate();
	const say = useProblemWords('check-in');
	const summary = useRef<HTMLDivElement>(null);
	const { busy: leaving, press, repeats, under } = usePress();
	const [failed, setFailed] = useState(answer?.failed ?? null);
	useFailureToast(failed !== null, failed || t('form.failed.title'));
	const { sailing, person, facts } = view;
	const form = useStepForm({ step, facts, store, state, served: answer ?? NOTHING_SERVED });
	const fields = useFields(form, state);
	const shown = CHECK_IN_STEPS[step].filter((field) => form.problems[field]);
	const failures = shown.map((field) => {
		const problem = say(field, form.problems[field]) ?? '';
		const named = form.problems[field] === 'missing';
		return { id: controlId(field), text: named ? problem : t('problem.of', { field: t(`form.fields.${field}`), problem }) };
	});
	const asked = { order: sailing.order, person: person.id };
	const before = ALL_STEPS[ALL_STEPS.indexOf(step) - 1];

	const check = (event: SubmitEvent<HTMLFormElement>) => {
		const isWrong = showFailures(summary, () => {
			setFailed(null);
			const problems = form.finish();
			return CHECK_IN_STEPS[step].filter((field) => problems[field]).map(controlId);
		});
		if (isWrong) event.preventDefault();
	};
	const goOn = async () => {
		if (await store.settled()) await navigate(stepPath(asked, stepAfter(step, form.all)));
		else setFailed('');
	};
	const leave = async (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
		event.preventDefault();
		// The page stays while something can't be saved, and shows that
		if (await store.settled()) await navigate(checkInPath(sailing.order));
	};

	return (
		<StepFrame
			step={step}
			problems={form.all}
			sailing={sailing}
			person={person}
			path={paths.checkInForm}
			failed={failures.length > 0}
			back={
				<BackLink to={checkInPath(sailing.order)} onClick={(event) => void leave(event)}>
					{t('form.leave')}
				</BackLink>
			}
		>
			<p className="mt-3 text-muted">{t(`form.leads.${step}`)}</p>
			<PressForm
				ref={form.element}
				sender={{ action: checkInFormPath({ ...asked, step }), send: (_form, by) => void press(goOn, by), repeats, under }}
				onSubmit={check}
				noValidate
				autoComplete="off"
				{...form.events}
				className="mt-8 grid gap-8"
			>
				<div ref={summary} tabIndex={-1} className="grid scroll-mt-40 gap-3 outline-none empty:hidden">
					<ErrorSummary title={t('form.summary')} failures={failures} />
				</div>
				<p role="status" className="sr-only">
					{fields.notesOf(CHECK_IN_STEPS[step])}
				</p>
				<input type="hidden" name="device" value={device} />
				<input type="hidden" name="since" value={view.heard} />
				{step === 'document' && <PassportReader onRead={(read) => store.propose(newPassportValues(read, state.values))} />}
				{step === 'identity' && <IdentityFields fields={fields} person={person} />}
				{step === 'document' && <DocumentFields fields={fields} facts={facts} />}
				{step === 'contact' && <ContactFields fields={fields} countries={countries} />}
				{step === 'health' && <HealthFields fields={fields} />}
				{failed !== null && !leaving && (
					<Notice tone="error" live title={t('form.failed.title')}>
						{failed || t('form.failed.text')}
					</Notice>
				)}
				{before && (
					<LinkButton to={stepPath(asked, before)} variant="secondary" className="justify-self-start md:hidden">
						{t('form.back')}
					</LinkButton>
				)}
				<div
					data-bottom-bar="page"
					className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-sticky max-md:border-t max-md:border-line max-md:bg-page max-md:px-gutter max-md:pt-2 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-2 noscript:static!"
				>
					<div className="order-last flex gap-3 max-md:w-full">
						{before && (
							<LinkButton to={stepPath(asked, before)} variant="secondary" className="max-md:hidden">
								{t('form.back')}
							</LinkButton>
						)}
						<Button type="submit" busy={leaving} className="max-md:flex-1">
							{t('form.goOn')}
						</Button>
					</div>
					<div className="md:order-last max-md:w-full">
						<SaveLine state={state} />
					</div>
				</div>
			</PressForm>
		</StepFrame>
	);
}
