import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { AppError } from '#server/request/errors.ts';
import { isPublicAddress } from './public-address.ts';

/** Bytes of a file as its host sends it, and milliseconds for all of it. */
type Bounds = { maxBytes: number; timeoutMs: number };

/** The files to fetch, and the hosts they may come from. */
export type DownloadOptions = {
	/** Hosts by name (with port, if it isn't 443), reached by https. */
	hosts: readonly string[];
	/** Another allowed origin on this machine: the stand-in backend's, when the site is only tried out. */
	standIn?: string;
	/** The value of `Accept`. */
	accept: string;
	bounds: Bounds;
};

/** The way to reach other hosts. Tests replace it, since their hosts are on this machine; no setting does. */
export type Network = {
	lookup: LookupFunction;
	/** Returns true when a connection to this IP address is allowed. */
	permits: (address: string) => boolean;
	/** The authority to check certificates with, when Node doesn't know it. */
	ca?: string;
	bounds?: Bounds;
};

const PUBLIC_NETWORK: Network = { lookup: (host, options, done) => lookup(host, options, done), permits: isPublicAddress };

/** The statuses of a host for files that don't exist, or no longer. */
const GONE = new Set([404, 410]);

const refusal = (reason: string) => new AppError('not-found', reason);
const failure = (reason: string, cause?: unknown) => new AppError('upstream-unavailable', reason, { cause });

/**
 * Looks up a name and refuses it unless all its addresses are permitted. The connection is made to one of the checked addresses.
 */
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
 * Fetches files by https from the named hosts only. It follows no redirect, connects to no private address, and stops at the
 * bounds of bytes and time.
 */
export function createDownload({ hosts, standIn, accept, bounds: usual }: DownloadOptions, network = PUBLIC_NETWORK) {
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
			if (size > bounds.maxBytes) throw refusal('boarding pass has too many bytes');
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	}

	async function ask(url: URL, by: Agent): Promise<Buffer> {
		const { statusCode, headers, body } = await by.request({
			origin: url.origin,
			path: url.pathname + url.search,
			method: 'GET',
			headers: { accept, 'accept-encoding': 'identity' },
			signal: AbortSignal.timeout(bounds.timeoutMs),
		});
		try {
			if (GONE.has(statusCode)) throw refusal('no such boarding pass');
			if (statusCode !== 200) throw failure(`boarding pass answered ${statusCode}`);
			if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw refusal('boarding pass is packed');
			if (Number(headers['content-length'] ?? 0) > bounds.maxBytes) throw refusal('boarding pass has too many bytes');
			return await read(body);
		} catch (error) {
			body.on('error', () => {}).destroy();
			throw error;
		}
	}

	/** Returns the agent for an address; null when the address may not be requested. */
	function agentFor(url: URL | null): Agent | null {
		if (!url || url.username || url.password) return null;
		if (standIn !== undefined && url.origin === new URL(standIn).origin) return near;
		return url.protocol === 'https:' && hosts.includes(url.host) ? agent : null;
	}

	return {
		/** Returns the bytes of a file. Throws `not-found` when there is none, `upstream-unavailable` when its host fails. */
		async fetch(source: string): Promise<Buffer> {
			const url = URL.parse(source);
			const by = agentFor(url);
			if (!url || !by) throw refusal('host not named');
			return ask(url, by).catch((cause) => {
				throw cause instanceof AppError ? cause : failure('boarding pass out of reach', cause);
			});
		},
		async close(): Promise<void> {
			await Promise.all([agent.destroy(), near.destroy()]);
		},
	};
}
