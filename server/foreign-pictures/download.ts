import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AppError } from '#server/errors.ts';
import { isPublicAddress } from './public-address.ts';

/** Bytes of a picture as its host sends it, and how long all of it may take. */
type Bounds = { maxBytes: number; timeoutMs: number };
const BOUNDS: Bounds = { maxBytes: 12 * 1024 * 1024, timeoutMs: 8_000 };

/** How the outside is reached. Tests replace it, as their hosts are on this machine; no setting does. */
export type Network = {
	lookup: LookupFunction;
	/** Whether a connection to this IP address may be made. */
	permits: (address: string) => boolean;
	/** The authority that certificates are checked with, where it isn't one that Node knows. */
	ca?: string;
	bounds?: Bounds;
};

const PUBLIC_NETWORK: Network = { lookup: (host, options, done) => lookup(host, options, done), permits: isPublicAddress };

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
/** What a host answers when there is no such picture, or not any more. */
const GONE = new Set([404, 410]);

const refusal = (reason: string) => new AppError('not-found', reason);
const failure = (reason: string, cause?: unknown) => new AppError('upstream-unavailable', reason, { cause });

/** Every address that a name stands for must be permitted, or there is no connection: the one that is looked at is the one connected to. */
const guarded =
	({ lookup: find, permits }: Network): LookupFunction =>
	(host, options, done) =>
		find(host, { ...options, all: true }, (error, found) => {
			const addresses = error || typeof found === 'string' ? [] : found;
			const [first] = addresses;
			if (error || !first) return done(error ?? new Error('no address'), []);
			if (!addresses.every(({ address }) => permits(address))) return done(new Error('address not permitted'), []);
			if (options.all) return done(null, addresses);
			done(null, first.address, first.family);
		});

/**
 * Fetches pictures by https from `hosts` and no others. It follows no redirect, connects to no private address, and takes neither more bytes nor
 * more time than the bounds allow. `referrer` is what browsers would name as the page: many hosts answer only pages that they know.
 */
export function createDownload(hosts: readonly string[], referrer: string, network = PUBLIC_NETWORK) {
	const { permits, ca, bounds = BOUNDS } = network;
	const dial = buildConnector({ timeout: 3_000, allowH2: false, lookup: guarded(network), ...(ca ? { ca } : {}) });
	const agent = new Agent({
		connections: 8,
		headersTimeout: bounds.timeoutMs,
		bodyTimeout: bounds.timeoutMs,
		connect: (options, done) => {
			if (isIP(options.hostname) && !permits(options.hostname)) return done(new Error('address not permitted'), null);
			dial(options, done);
		},
	});

	async function read(body: AsyncIterable<Buffer>): Promise<Buffer> {
		const chunks: Buffer[] = [];
		let size = 0;
		for await (const chunk of body) {
			size += chunk.length;
			if (size > bounds.maxBytes) throw refusal('picture has too many bytes');
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	}

	async function ask(url: URL): Promise<Buffer> {
		const { statusCode, headers, body } = await agent.request({
			origin: url.origin,
			path: url.pathname + url.search,
			method: 'GET',
			headers: { accept: ACCEPT, 'accept-encoding': 'identity', referer: referrer },
			signal: AbortSignal.timeout(bounds.timeoutMs),
		});
		try {
			if (GONE.has(statusCode)) throw refusal('no such picture');
			if (statusCode !== 200) throw failure(`picture answered ${statusCode}`);
			if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw refusal('picture is packed');
			if (Number(headers['content-length'] ?? 0) > bounds.maxBytes) throw refusal('picture has too many bytes');
			return await read(body);
		} catch (error) {
			body.on('error', () => {}).destroy();
			throw error;
		}
	}

	return {
		/** The bytes of a picture. Throws `not-found` where there is none to have, `upstream-unavailable` where its host fails. */
		async fetch(source: string): Promise<Buffer> {
			const url = new URL(source);
			if (url.protocol !== 'https:' || url.username || url.password || !hosts.includes(url.host)) throw refusal('host not named');
			return ask(url).catch((cause) => {
				throw cause instanceof AppError ? cause : failure('picture out of reach', cause);
			});
		},
		close: () => agent.destroy(),
	};
}

export type Download = ReturnType<typeof createDownload>;
