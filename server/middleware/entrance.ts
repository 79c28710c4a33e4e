import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Config } from '#server/settings/config.ts';
import type { Log } from '#server/watch/log-fields.ts';
import { accessLog, createSampler, keptPageLog } from './access-log.ts';
import { createAddressCheck, strictRequests } from './strict-requests.ts';

type Entrance = {
	isAddressedToUs: (request: IncomingMessage) => boolean;
	/** Writes the log's line of a page that was replayed from memory. */
	logKeptPage: (request: IncomingMessage, response: ServerResponse) => void;
	/** The middleware that every request passes first, in order. */
	handlers: RequestHandler[];
};

/** Gives each request its line of the log, and refuses ambiguous ones. */
export function createEntrance(config: Config, log: Log): Entrance {
	const isSampled = createSampler(config.LOG_CONSTANT_EVERY);
	const isAddressedToUs = createAddressCheck(config.NODE_ENV === 'production' && !config.DEMO ? config.SITE_URL : undefined);
	return {
		isAddressedToUs,
		logKeptPage: keptPageLog(log, isSampled),
		handlers: [accessLog(log, isSampled), strictRequests(isAddressedToUs)],
	};
}
