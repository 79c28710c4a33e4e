import { data, redirect } from 'react-router';
import { type FailedCall, failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/paths.ts';

/** The reason why a room wasn't changed. After a failure the room stays chosen. */
export type RoomAnswer = { kind: 'none-chosen' | 'taken' } | { kind: 'failed'; roomId: string; failure: FailedCall };

/** Replaces a room of the order by the one chosen in a form. */
export async function changeRoom(api: Api, id: string, form: FormData) {
	const roomId = String(form.get('room') ?? '');
	const cabin = Number(form.get('cabin') ?? 0);
	if (!roomId) return data<RoomAnswer>({ kind: 'none-chosen' }, { status: 422 });
	try {
		const reply = await api('POST /order/room', { id, cabin, roomId });
		return reply.state === 'changed' ? redirect(orderPath(id)) : data<RoomAnswer>({ kind: 'taken' }, { status: 409 });
	} catch (error) {
		return data<RoomAnswer>({ kind: 'failed', roomId, failure: failedCall(error) }, { status: 502 });
	}
}
