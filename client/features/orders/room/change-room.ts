import { data, redirect } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { orderPath } from '#shared/inner-paths.ts';

export type RoomAnswer = { kind: 'none-chosen' | 'taken' | 'failed' };

/** Takes the room of a form in place of the one that the order has. */
export async function changeRoom(api: Api, id: string, form: FormData) {
	const roomId = String(form.get('room') ?? '');
	const cabin = Number(form.get('cabin') ?? 0);
	if (!roomId) return data<RoomAnswer>({ kind: 'none-chosen' }, { status: 422 });
	try {
		const reply = await api('POST /order/room', { id, cabin, roomId });
		return reply.state === 'changed' ? redirect(orderPath(id)) : data<RoomAnswer>({ kind: 'taken' }, { status: 409 });
	} catch {
		return data<RoomAnswer>({ kind: 'failed' }, { status: 502 });
	}
}
