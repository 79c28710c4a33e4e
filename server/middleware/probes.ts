import { type RequestHandler, Router } from 'express';

/** The phase of the process: it takes traffic only when `ready`. */
export type Health = { phase: 'starting' | 'ready' | 'draining' };

/** `/livez`: the process answers. `/readyz`: it takes traffic; 503 only while starting and draining. `state` names what it depends on. */
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
