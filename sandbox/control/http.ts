import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson, sendJson } from '../http/body.ts';
import { type Control, Fault } from './control.ts';

/** Serves the control interface for tests in another process: POST and DELETE `/__control`, GET `/__control/calls`. */
export async function serveControl(
	control: Control,
	path: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (request.method === 'GET' && path === '/calls') return sendJson(response, 200, control.calls());
	if (request.method === 'DELETE' && path === '') {
		control.reset();
		return sendJson(response, 200, {});
	}
	if (request.method === 'POST' && path === '') {
		const fault = Fault.safeParse(await readJson(request));
		if (!fault.success) return sendJson(response, 400, { issues: fault.error.issues });
		control.fault(fault.data);
		return sendJson(response, 200, fault.data);
	}
	sendJson(response, 404, {});
}
