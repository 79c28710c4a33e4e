import { type RequestHandler, Router } from 'express';

/** The phase of the process. Traffic is sent to it only when it is `ready`. */
export type Health = { phase: 'starting' | 'ready' | 'draining' };

/**
 * Serves the probes. `/livez` says that the process answers, `/readyz` that it takes traffic: 503 while starting and draining.
 * `state` returns the states of its connections.
 */
export function probes(health: Health, state: () => Record<string, string>): RequestHandler {
	const router = Router();
	router.get('/livez', (_request, response) => {
		response.set('cache-control', 'no-store').type('text').send('ok');
	});
	router.get('/readyz', (_request, response) => {
		const ready = health.phase === 'ready';
		response
			.set('cache-control', 'no-store')
			.status(ready ? 200 : 503)
			.json({ phase: health.phase, ...state() });
	});
	return router;
}
