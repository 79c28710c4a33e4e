import { createSandbox } from '#sandbox/server.ts';
import { type Answer, send, startProxy } from './proxy.ts';
import { STAND_IN } from './site.ts';

/** How another backend writes its replies, and how its words in requests are those of the stand-in. */
export type Manner = {
	write: (answer: Answer, path: string) => Answer;
	read?: (text: string) => string;
};

/** A backend with the stand-in's data that writes the bytes of its JSON replies in a manner of its own. */
export async function startRewrittenBackend({ write, read = (text) => text }: Manner) {
	const behind = await createSandbox(STAND_IN).listen(0, '127.0.0.1');
	const proxy = await startProxy(behind.url, async (asked, forward, response) => {
		const path = read(asked.path);
		const answer = await forward({ path, body: read(asked.body) });
		send(response, answer.type.includes('json') ? write(answer, path.split('?', 1)[0] ?? '') : answer);
	});
	return {
		url: proxy.url,
		/** The stand-in's own address, for its control. */
		sandboxUrl: behind.url,
		close: async (): Promise<void> => {
			await proxy.close();
			await behind.close();
		},
	};
}
