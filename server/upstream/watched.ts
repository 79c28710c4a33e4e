import type { Watch } from '#server/watch.ts';
import type { Upstream } from './client.ts';

/** The same upstream, which tells how long each request took and what it failed with. */
export function watchUpstream({ send, picture, ...rest }: Upstream, watch: Pick<Watch, 'upstream'>): Upstream {
	async function timed<T>(name: string, make: () => Promise<T>): Promise<T> {
		const started = performance.now();
		try {
			const answer = await make();
			watch.upstream(name, performance.now() - started);
			return answer;
		} catch (error) {
			watch.upstream(name, performance.now() - started, error);
			throw error;
		}
	}
	return {
		...rest,
		send: (name, input, context) => timed(name, () => send(name, input, context)),
		picture: (name, input, requestId) => timed(name, () => picture(name, input, requestId)),
	};
}
