import { Agent, request } from 'undici';
import { type Kind, nextRequest, type World } from './visitors.ts';

/** One of the processes that make the load: each request begins when it is due, whether or not earlier ones are answered. */
export type Order = { url: string; world: World; rate: number; seconds: number };
/**
 * `at` is the moment when it was due, `ms` the time from then until the whole answer, `late` its delay when it was sent. Status 0: no answer.
 * `fault` says what is wrong with the answer; empty when nothing is.
 */
export type Sent = { at: number; ms: number; late: number; status: number; kind: Kind; fault: string };

const GIVEN_UP_MS = 10_000;
const BROWSER = {
	host: 'www.good.test',
	'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
	'accept-encoding': 'br',
	'sec-fetch-site': 'same-origin',
};
const dispatcher = new Agent({ keepAliveTimeout: 30_000 });

/** A process that can't read sessions names a second to wait, one that has too much to do a longer time. A member who is redirected is logged out. */
function faultOf(kind: Kind, status: number, retryAfter: unknown): string {
	if (status === 503) return retryAfter === '1' ? 'sessions out of reach' : 'overload';
	if (kind === 'member' && status >= 300 && status < 400) return 'logged out';
	return status >= 400 ? String(status) : '';
}

async function send({ url, world }: Order, due: number, at: number): Promise<Sent> {
	const { kind, path, cookie } = nextRequest(world);
	const late = performance.now() - due;
	const address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;
	const lang = path.includes('lang=EN') ? 'en' : 'zh-CN';
	let status = 0;
	let fault: string;
	try {
		const reply = await request(`${url}${path}`, {
			dispatcher,
			headers: { ...BROWSER, 'accept-language': lang, 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
			signal: AbortSignal.timeout(GIVEN_UP_MS),
		});
		await reply.body.dump({ limit: 10_000_000 });
		status = reply.statusCode;
		fault = faultOf(kind, status, reply.headers['retry-after']);
	} catch (error) {
		fault = error instanceof DOMException ? 'no answer in 10 s' : 'connection lost';
	}
	return { at, ms: performance.now() - due, late, status, kind, fault };
}

/** Sends `rate` requests a second, at random moments (Poisson), and waits for their answers. */
async function run(order: Order): Promise<Sent[]> {
	const began = performance.now();
	const sent: Promise<Sent>[] = [];
	let next = 0;
	while (next < order.seconds * 1_000) {
		while (next <= performance.now() - began && next < order.seconds * 1_000) {
			sent.push(send(order, began + next, next));
			next += (-Math.log(1 - Math.random()) * 1_000) / order.rate;
		}
		await new Promise((done) =>
			setTimeout(done, Math.max(0, Math.min(next, order.seconds * 1_000) - (performance.now() - began))),
		);
	}
	return Promise.all(sent);
}

process.on('message', (order: Order) => void run(order).then((sent) => process.send?.(sent)));
