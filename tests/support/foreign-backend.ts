import { send, startProxy } from './proxy.ts';
import { resealed } from './sealed.ts';

/** The hot routes, which are encrypted. */
const SEALED = /"data":"([0-9a-f]{64,})"/;
const PICTURE = /\/media\/[\w-]+\/\d+\.webp/g;

/** Changes a reply, also in its encrypted part. */
function opened(text: string, change: (plain: string) => string): string {
	return change(text).replace(SEALED, (_part, hex: string) => `"data":"${resealed(hex, change)}"`);
}

/** A backend with its files on another host: the stand-in's replies, with the result of `addressOf` for each picture's path, or for each `file`. */
export const startForeignBackend = (sandboxUrl: string, addressOf: (path: string) => string, file = PICTURE) =>
	startProxy(sandboxUrl, async (_asked, forward, response) => {
		const { status, body } = await forward();
		const text = opened(body.toString('utf8'), (plain) => plain.replaceAll(file, addressOf));
		send(response, { status, type: 'application/json', body: Buffer.from(text) });
	});
