import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AppError } from '#server/request/errors.ts';
import { isPublicAddress } from './public-address.ts';

/** Bytes of a file as its host sends it, and how long all of it may take. */
type Bounds = { maxBytes: number; timeoutMs: number };

/** Which kind of file is fetched, and which hosts it may come from. */
export type DownloadOptions = {
	/** What it is called in the log. */
	what: 'picture' | 'boarding pass';
	/** Hosts by name (with port, if it isn't 443), reached by https. */
	hosts: readonly string[];
	/** An origin on this machine that may be asked besides: the stand-in backend's, when the site is only tried out. */
	standIn?: string;
	/** The types that are asked for. */
	accept: string;
	/** What browsers would name as the page: many hosts answer only pages that they know. */
	referrer?: string;
	bounds: Bounds;
};

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

/** What a host answers when there is no such file, or not any more. */
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
 * Fetches files by https from hosts that are named and no others. It follows no redirect, connects to no private address, and takes neither more
 * bytes nor more time than the bounds allow.
 */
export function createDownload(
	{ what, hosts, standIn, accept, referrer, bounds: usual }: DownloadOptions,
	network = PUBLIC_NETWORK,
) {
	const { permits, ca, bounds = usual } = network;
	const dial = buildConnector({ timeout: 3_000, allowH2: false, lookup: guarded(network), ...(ca ? { ca } : {}) });
	const bounded = { connections: 8, headersTimeout: bounds.timeoutMs, bodyTimeout: bounds.timeoutMs };
	const agent = new Agent({
		...bounded,
		connect: (options, done) => {
			if (isIP(options.hostname) && !permits(options.hostname)) return done(new Error('address not permitted'), null);
			dial(options, done);
		},
	});
	const near = new Agent(bounded);

	async function read(body: AsyncIterable<Buffer>): Promise<Buffer> {
		const chunks: Buffer[] = [];
		let size = 0;
		for await (const chunk of body) {
			size += chunk.length;
			if (size > bounds.maxBytes) throw refusal(`${what} has too many bytes`);
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	}

	async function ask(url: URL, by: Agent): Promise<Buffer> {
		const { statusCode, headers, body } = await by.request({
			origin: url.origin,
			path: url.pathname + url.search,
			method: 'GET',
			headers: { accept, 'accept-encoding': 'identity', ...(referrer && { referer: referrer }) },
			signal: AbortSignal.timeout(bounds.timeoutMs),
		});
		try {
			if (GONE.has(statusCode)) throw refusal(`no such ${what}`);
			if (statusCode !== 200) throw failure(`${what} answered ${statusCode}`);
			if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw refusal(`${what} is packed`);
			if (Number(headers['content-length'] ?? 0) > bounds.maxBytes) throw refusal(`${what} has too many bytes`);
			return await read(body);
		} catch (error) {
			body.on('error', () => {}).destroy();
			throw error;
		}
	}

	/** Who is asked for an address; null for one that may not be asked for. */
	function agentFor(url: URL | null): Agent | null {
		if (!url || url.username || url.password) return null;
		if (standIn !== undefined && url.origin === new URL(standIn).origin) return near;
		return url.protocol === 'https:' && hosts.includes(url.host) ? agent : null;
	}

	return {
		/** The bytes of a file. Throws `not-found` where there is none to have, `upstream-unavailable` where its host fails. */
		async fetch(source: string): Promise<Buffer> {
			const url = URL.parse(source);
			const by = agentFor(url);
			if (!url || !by) throw refusal('host not named');
			return ask(url, by).catch((cause) => {
				throw cause instanceof AppError ? cause : failure(`${what} out of reach`, cause);
			});
		},
		async close(): Promise<void> {
			await Promise.all([agent.destroy(), near.destroy()]);
		},
	};
}

export type Download = ReturnType<typeof createDownload>;
