import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useActionData, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { paths } from '#shared/paths.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { askedPerson, unlessMissing } from './form/load-form.ts';
import { NotOpen } from './form/not-open.tsx';
import { MissingPerson } from './missing-person.tsx';
import { Done } from './review/done.tsx';
import { Review } from './review/review.tsx';
import { type SubmitAnswer, submitCheckIn } from './review/submit-check-in.ts';

/** Everything that was saved; for somebody who is checked in, the others of the order, so that the next one is known. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(async () => {
		const api = context.get(apiContext);
		const asked = askedPerson(request);
		const view = await api('GET /check-in/form', asked);
		if (!isCheckedIn(view.person.state)) return { kind: 'review' as const, view, device: crypto.randomUUID() };
		const { people } = await api('GET /check-in', { order: asked.order });
		return { kind: 'done' as const, sailing: view.sailing, person: view.person, people };
	});

export const action = ({ request, context }: ActionFunctionArgs) => submitCheckIn(context.get(apiContext), askedPerson(request));

/** The last page of a passenger's check-in: everything once more, and then that it is done. */
export default function CheckInConfirm() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<SubmitAnswer>();
	if (!loaded) return <MissingPerson path={paths.onlineConfirm} />;
	if (loaded.kind === 'done') return <Done {...loaded} />;
	const { sailing, person } = loaded.view;
	return (
		<main className="check-in-page">
			{person.state === 'not-started' || person.state === 'begun' ? (
				<Review key={`${sailing.order}/${person.id}`} view={loaded.view} device={loaded.device} answer={answer} />
			) : (
				<NotOpen sailing={sailing} person={person} path={paths.onlineConfirm} />
			)}
		</main>
	);
}
