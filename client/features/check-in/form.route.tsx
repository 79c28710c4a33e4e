import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import type { CheckInStep } from '#shared/rules/check-in-form.ts';
import { loadForm } from './form/load-form.ts';
import { NotOpen } from './form/not-open.tsx';
import { type StepAnswer, sendStep } from './form/send-step.ts';
import { StepForm } from './form/step-form.tsx';
import { isStep } from './form/steps.ts';
import { useFormStore } from './form/use-form-store.ts';
import { MissingPerson } from './missing-person.tsx';
import { SessionGuard } from './session/session-guard.tsx';

export const loader = loadForm;
export const action = sendStep;

const whom = ({ searchParams }: URL): string => `${searchParams.get('order')}/${searchParams.get('person')}`;

/** Another step of the same person is shown from what the page has: it knows what was typed a moment ago. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
	currentUrl.href !== nextUrl.href && whom(currentUrl) === whom(nextUrl) ? false : defaultShouldRevalidate;

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

function Form({ loaded: { view, countries, device }, answer }: { loaded: Loaded; answer: StepAnswer | undefined }) {
	const params = new URLSearchParams(useLocation().search);
	const asked = params.get('step');
	const step: CheckInStep = isStep(asked) ? asked : (view.person.nextStep ?? 'identity');
	const { store, state } = useFormStore(answer ? { ...view, values: { ...view.values, ...answer.typed } } : view, device);
	return (
		<SessionGuard store={store} state={state}>
			<StepForm
				key={step}
				step={step}
				view={view}
				countries={countries}
				device={device}
				store={store}
				state={state}
				answer={answer}
			/>
		</SessionGuard>
	);
}

/** A passenger's check-in, one group of questions at a time. */
export default function CheckInFormPage() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<StepAnswer>();
	if (!loaded) return <MissingPerson path={paths.checkInForm} />;
	const { sailing, person } = loaded.view;
	return (
		<main className="check-in-page">
			{person.state === 'not-started' || person.state === 'begun' ? (
				<Form key={`${sailing.order}/${person.id}`} loaded={loaded} answer={answer} />
			) : (
				<NotOpen sailing={sailing} person={person} path={paths.checkInForm} />
			)}
		</main>
	);
}
