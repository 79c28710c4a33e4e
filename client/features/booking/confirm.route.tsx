import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { Confirm } from './confirm.tsx';
import { Gone } from './gone.tsx';
import { askedBooking, loadConfirm } from './load-step.ts';

export async function loader(args: LoaderFunctionArgs) {
	const { api, localId } = askedBooking(args);
	const view = await loadConfirm(api, localId, 'confirm');
	return data({ view }, { status: view ? 200 : 404 });
}

/** A booking as it will be ordered: to be checked, agreed to, and sent. */
export default function ConfirmPage() {
	const { view } = useLoaderData<typeof loader>();
	return (
		<main className="booking-page">{view ? <Confirm key={view.localId} loaded={view} /> : <Gone path={paths.confirm} />}</main>
	);
}
