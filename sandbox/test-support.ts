import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { type CallInput, openapi, type UpstreamCall, type WireOutput } from '#shared/catalogue/catalogue.ts';
import type { Envelope } from '#shared/errors.ts';
import { createSandbox } from './server.ts';

export const HOT_ROUTES = { cipher: 'sm4-cbc', key: '0123456789abcdeffedcba9876543210', iv: '00112233445566778899aabbccddeeff' };

type Reply = { status: number; envelope: Envelope };

/** Creates a folder with a manifest in which the named pictures exist. */
export function mediaDirWith(names: readonly string[]): string {
	const folder = mkdtempSync(join(tmpdir(), 'media-'));
	const crop = (name: string, form: string, width: number, height: number) => ({
		id: `${name}-${form}_${width}x${height}_aabbcc_012345`,
		width,
		height,
		color: '#aabbcc',
	});
	const crops = (name: string) => ({
		'21x9': crop(name, '21x9', 2400, 1029),
		'3x2': crop(name, '3x2', 1600, 1067),
		'4x5': crop(name, '4x5', 853, 1066),
	});
	writeFileSync(
		join(folder, 'manifest.json'),
		JSON.stringify(Object.fromEntries(names.map((name) => [name, { crops: crops(name) }]))),
	);
	return folder;
}

/** Starts a sandbox on a free port, for tests that send it HTTP requests. */
export async function startSandbox(now: string | (() => Date), mediaDir?: string) {
	const sandbox = createSandbox({
		clock: typeof now === 'string' ? () => new Date(now) : now,
		hotRoutes: HOT_ROUTES,
		...(mediaDir && { mediaDir }),
	});
	const { url, close } = await sandbox.listen(0, '127.0.0.1');

	const fetchCall = (name: UpstreamCall, input: Record<string, unknown>, headers: Record<string, string>): Promise<Response> => {
		const [method = '', path = ''] = name.split(' ');
		const rest = { ...input };
		const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
			const value = rest[parameter];
			delete rest[parameter];
			return encodeURIComponent(String(value));
		});
		const query =
			method !== 'POST' ? `?${new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))}` : '';
		return fetch(`${url}/api${filled}${query}`, {
			method,
			headers,
			...(method === 'POST' && { body: JSON.stringify(rest), headers: { 'content-type': 'application/json', ...headers } }),
		});
	};
	const send = async (
		name: UpstreamCall,
		input: Record<string, unknown>,
		headers: Record<string, string> = { channel: 'WEB' },
	): Promise<Reply> => {
		const response = await fetchCall(name, input, headers);
		return { status: response.status, envelope: (await response.json()) as Envelope };
	};
	/** Returns the data of a reply as it came over the wire. */
	const wire = async <N extends UpstreamCall>(name: N, input: CallInput<N>): Promise<WireOutput<N>> =>
		(await send(name, { ...input })).envelope.data as WireOutput<N>;
	/** Returns the data of a reply, read with the catalogue's schema. */
	const ask = async <N extends UpstreamCall>(name: N, input: CallInput<N>) =>
		openapi[name].output.parse(await wire(name, input)) as ReturnType<(typeof openapi)[N]['output']['parse']>;

	return { url, close, sandbox, fetchCall, send, wire, ask };
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Logs a number in by a code that was sent to it. `ask` makes calls as that member, `send` returns the whole reply. */
export async function loginAt({ url, ask, send }: TestSandbox, mobile: string) {
	const number = { mobilePre: '86', mobile };
	await ask('POST /openapi/message/sms/code', number);
	const { codes } = (await (await fetch(`${url}/__control/outbox`)).json()) as { codes: { mobile: string; code: string }[] };
	const code = codes.find((sent) => sent.mobile === mobile)?.code ?? '';
	const { token } = await ask('POST /openapi/guest/pc/mobile/login', { ...number, code });
	const sendAs = (name: UpstreamCall, input: Record<string, unknown>) =>
		send(name, input, { channel: 'WEB', 'user-token': token });
	const askAs = async <N extends UpstreamCall>(name: N, input: CallInput<N>) => {
		const { envelope } = await sendAs(name, { ...input });
		if (envelope.err !== 0) throw new Error(`${name} answered ${envelope.err}: ${envelope.errMsg}`);
		return openapi[name].output.parse(envelope.data) as ReturnType<(typeof openapi)[N]['output']['parse']>;
	};
	return { send: sendAs, ask: askAs };
}

/** Reads a PDF that stores its letters in its encoding: pages, pictures, and the text of its lines. */
export function readPdf(bytes: Uint8Array): { pages: number; images: number; text: string } {
	const file = Buffer.from(bytes).toString('latin1');
	const streams = [...file.matchAll(/\/FlateDecode.*?stream\n(.*?)\nendstream/gs)].map(([, packed = '']) =>
		inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
	);
	const lines = [...streams.join('\n').matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) =>
		[...line.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
	);
	return {
		pages: [...file.matchAll(/\/Type \/Page\b/g)].length,
		images: [...file.matchAll(/\/Subtype \/Image\b/g)].length,
		text: lines.join('\n'),
	};
}
