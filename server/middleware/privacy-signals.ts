import type { RequestHandler } from 'express';
import { success } from '#server/api/envelope.ts';

/** Answers events of browsers that send “do not track” or “global privacy control” without reading them. */
export const privacySignals: RequestHandler = ({ headers }, response, next) => {
	if (headers['sec-gpc'] !== '1' && headers.dnt !== '1') return next();
	response.set('cache-control', 'private, no-store').json(success({ accepted: 0, refused: 0 }));
};
