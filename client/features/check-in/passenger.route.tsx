import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { failureText } from '#client/app/failed-call.ts';
import { checkInFormPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { askedPerson, unlessMissing } from './form/load-form.ts';
import { NotOpen } from './form/not-open.tsx';
import { MissingPerson } from './missing-person.tsx';
import { type WhoAnswer, WhoPage } from './who/who-page.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(async () => ({
		...(await context.get(apiContext)('GET /check-in/passengers', askedPerson(request))),
		device: crypto.randomUUID(),
	}));

/** Fills the check-in in from a saved passenger: copied by the server, so that no number of a document is sent here and back. */
export async function action({ request, context }: ActionFunctionArgs) {
	const asked = askedPerson(request);
	const passenger = String((await request.formData()).get('passenger') ?? '');
	try {
		await context.get(apiContext)('POST /check-in/passenger', { ...asked, passenger });
		return redirect(checkInFormPath({ ...asked, step: 'identity' }));
	} catch (error) {
		return data<WhoAnswer>({ failed: failureText(error, '') }, { status: 502 });
	}
}

/** Where the details of a passenger come from. */
export default function CheckInPassengerPage() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<WhoAnswer>();
	if (!loaded) return <MissingPerson path={paths.checkInPassenger} />;
	const { sailing, person } = loaded;
	return (
		<main className="check-in-page">
			{person.state === 'not-started' || person.state === 'begun' ? (
				<WhoPage {...loaded} answer={answer} />
			) : (
				<NotOpen sailing={sailing} person={person} path={paths.checkInPassenger} />
			)}
		</main>
	);
}
