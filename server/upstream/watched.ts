import type { Traces } from '#server/watch/traces.ts';
import type { Watch } from '#server/watch/watch.ts';
import type { Upstream } from './client.ts';

/** Wraps upstream: each request gets a span in the trace, and `watch` gets its milliseconds and its error. */
export function watchUpstream({ send, picture, ...rest }: Upstream, watch: Pick<Watch, 'upstream'>, traces: Traces): Upstream {
	async function timed<T>(name: string, make: (trace: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
		const started = performance.now();
		try {
			const answer = await traces.call(name, make);
			watch.upstream(name, performance.now() - started);
			return answer;
		} catch (error) {
			watch.upstream(name, performance.now() - started, error);
			throw error;
		}
	}
	return {
		...rest,
		send: (name, input, context) => timed(name, (trace) => send(name, input, { ...context, trace })),
		picture: (name, input, context) => timed(name, (trace) => picture(name, input, { ...context, trace })),
	};
}
