import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { useActionData, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { paths } from '#shared/paths.ts';
import { randomId } from '#shared/random-id.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { askedPerson } from './asked-person.ts';
import { PersonPage } from './person-page.tsx';
import { Done } from './review/done.tsx';
import { Review } from './review/review.tsx';
import { type SubmitAnswer, submitCheckIn } from './review/submit-check-in.ts';

/** Loads everything that was saved for a passenger; after the check-in the order's other passengers, so that the page can name the next one. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(async () => {
		const api = context.get(apiContext);
		const asked = askedPerson(request);
		const view = await api('GET /check-in/form', asked);
		if (!isCheckedIn(view.person.state)) return { kind: 'review' as const, view, device: randomId() };
		const { people } = await api('GET /check-in', { order: asked.order });
		return { kind: 'done' as const, sailing: view.sailing, person: view.person, people };
	});

export const action = ({ request, context }: ActionFunctionArgs) => submitCheckIn(context.get(apiContext), askedPerson(request));

/** Renders the last page of a passenger's check-in: first all answers once more, then that the check-in is done. */
export default function CheckInConfirm() {
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<SubmitAnswer>();
	if (loaded?.kind === 'done') return <Done {...loaded} />;
	return (
		<PersonPage path={paths.onlineConfirm} shown={loaded?.view}>
			{loaded && <Review key={`${loaded.view.sailing.order}/${loaded.view.person.id}`} {...loaded} answer={answer} />}
		</PersonPage>
	);
}
