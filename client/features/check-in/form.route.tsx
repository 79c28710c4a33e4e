import {
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
	useLocation,
} from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { paths } from '#shared/paths.ts';
import { randomId } from '#shared/random-id.ts';
import { askedPerson } from './asked-person.ts';
import { type StepAnswer, sendStep } from './form/send-step.ts';
import { StepForm } from './form/step-form.tsx';
import { isStep } from './form/steps.ts';
import { useFormStore } from './form/use-form-store.ts';
import { PersonPage } from './person-page.tsx';
import { SessionGuard } from './session/session-guard.tsx';

/** Loads a passenger's check-in as far as it was saved. `device` distinguishes this page from others of the same member. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(async () => {
		const api = context.get(apiContext);
		const [view, countries] = await Promise.all([
			api('GET /check-in/form', askedPerson(request)),
			api('GET /openapi/countrySmsCode', {}).catch(() => []),
		]);
		return { view, countries, device: randomId() };
	});

export const action = sendStep;

const personOf = ({ searchParams }: URL): string => `${searchParams.get('order')}/${searchParams.get('person')}`;

/** Another step of the same passenger comes from the page's own state, which has the text typed a moment ago. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
	currentUrl.href !== nextUrl.href && personOf(currentUrl) === personOf(nextUrl) ? false : defaultShouldRevalidate;

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>>;

function Form({ loaded, answer }: { loaded: Loaded; answer: StepAnswer | undefined }) {
	const { view, device } = loaded;
	const asked = new URLSearchParams(useLocation().search).get('step');
	const step = isStep(asked) ? asked : (view.person.nextStep ?? 'identity');
	const { store, state } = useFormStore(view, device, answer?.typed);
	return (
		<SessionGuard store={store} state={state}>
			<StepForm key={step} {...loaded} step={step} store={store} state={state} answer={answer} />
		</SessionGuard>
	);
}

export default function CheckInFormPage() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<StepAnswer>();
	return (
		<PersonPage path={paths.checkInForm} shown={loaded?.view}>
			{loaded && <Form key={`${loaded.view.sailing.order}/${loaded.view.person.id}`} loaded={loaded} answer={answer} />}
		</PersonPage>
	);
}
