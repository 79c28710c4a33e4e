import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Store } from './context.ts';
import { failure, readJson, sendJson, success } from './http/body.ts';

export const TRACKING = '/__tracking/';
export const TRACKING_SERVICES = ['analytics', 'statistics'] as const;
export type TrackingService = (typeof TRACKING_SERVICES)[number];

const isService = (name: string): name is TrackingService => (TRACKING_SERVICES as readonly string[]).includes(name);

const Batch = z.object({ events: z.array(z.record(z.string(), z.unknown())) });
/** The number of events that are kept for each service. */
const KEPT = 500;

/** The stand-ins of the analytics and the statistics service, by name: they keep the latest events. */
export async function serveTracking(
	{ db, now }: Store,
	service: string,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (!isService(service)) return sendJson(response, 404, failure(404, '接口不存在'));
	if (request.method === 'GET')
		return sendJson(response, 200, success(trackedEvents({ db }, service, 100).map((event) => JSON.parse(event))));
	const batch = Batch.safeParse(await readJson(request));
	if (!batch.success) return sendJson(response, 400, failure(400, '参数错误'));
	for (const event of batch.data.events)
		db.run('INSERT INTO tracked_event (service, event, at) VALUES (:service, :event, :at)', {
			service,
			event: JSON.stringify(event),
			at: now.getTime(),
		});
	db.run(
		'DELETE FROM tracked_event WHERE service = :service AND id <= (SELECT max(id) FROM tracked_event WHERE service = :service) - :kept',
		{ service, kept: KEPT },
	);
	sendJson(response, 200, success(null));
}

/** Returns the latest events that a service received, the last one first. */
export const trackedEvents = ({ db }: Pick<Store, 'db'>, service: TrackingService, limit: number): string[] =>
	db
		.all<{ event: string }>('SELECT event FROM tracked_event WHERE service = :service ORDER BY id DESC LIMIT :limit', {
			service,
			limit,
		})
		.map(({ event }) => event);
