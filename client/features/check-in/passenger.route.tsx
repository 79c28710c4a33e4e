import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failureText } from '#client/app/failed-call.ts';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { checkInFormPath, paths } from '#shared/paths.ts';
import { randomId } from '#shared/random-id.ts';
import { askedPerson } from './asked-person.ts';
import { type DetailsAnswer, DetailsChoice } from './details-choice.tsx';
import { PersonPage } from './person-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(async () => ({
		...(await context.get(apiContext)('GET /check-in/passengers', askedPerson(request))),
		device: randomId(),
	}));

/** Fills the check-in from a saved passenger. The server copies the details, so that document numbers don't travel to the browser and back. */
export async function action({ request, context }: ActionFunctionArgs) {
	const asked = askedPerson(request);
	const passenger = String((await request.formData()).get('passenger') ?? '');
	try {
		await context.get(apiContext)('POST /check-in/passenger', { ...asked, passenger });
		return redirect(checkInFormPath({ ...asked, step: 'identity' }));
	} catch (error) {
		return data<DetailsAnswer>({ failed: failureText(error, '') }, { status: 502 });
	}
}

export default function CheckInPassengerPage() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<DetailsAnswer>();
	return (
		<PersonPage path={paths.checkInPassenger} shown={loaded}>
			{loaded && <DetailsChoice {...loaded} answer={answer} />}
		</PersonPage>
	);
}
