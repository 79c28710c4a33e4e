import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { waitingRoomPath } from '#shared/journey-paths.ts';
import { safePath } from '#shared/rules/safe-path.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** Where a booking is to go on. */
const backOf = (request: Request): string => safePath(new URL(request.url).searchParams.get('redirect'));

export async function loader({ context, request }: LoaderFunctionArgs) {
	return { place: await context.get(apiContext)('GET /waiting-room', {}), back: backOf(request) };
}

/** Takes a place. */
export async function action({ context, request }: ActionFunctionArgs) {
	await context.get(apiContext)('POST /waiting-room', {});
	return redirect(waitingRoomPath(backOf(request)));
}

/** Where a member stands in the line for a sale. */
export default function WaitingRoomPage() {
	const { place, back } = useLoaderData<typeof loader>();
	return <WaitingRoom loaded={place} back={back} />;
}
