import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BrotliCompress, createBrotliCompress, createGzip, type Gzip } from 'node:zlib';
import { chooseEncoding, type Encoding, encode, encodingHeader, QUICK } from '#server/request/encoding.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Rendered } from '#shared/render.ts';

/** A response to one browser. */
type Sending = { request: IncomingMessage; response: ServerResponse; headers: Record<string, string> };

/** Sends a page that isn't kept as one buffer with its length. */
export async function sendOnce({
	request,
	response,
	headers,
	status,
	html,
}: Sending & { status: number; html: string }): Promise<void> {
	const encoding = chooseEncoding(request.headers['accept-encoding']);
	const body = await encode(html, encoding);
	response.writeHead(status, { ...headers, ...encodingHeader(encoding), 'content-length': String(body.length) });
	response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Collects the many small strings that React writes, and sends them as one when it flushes: after the shell and after each late part. At most one page
 * waits here.
 */
class Gathered extends EventEmitter implements NodeJS.WritableStream {
	readonly writable = true;
	readonly #response: ServerResponse;
	readonly #to: ServerResponse | BrotliCompress | Gzip;
	#text = '';

	constructor(encoding: Encoding, response: ServerResponse) {
		super();
		this.#response = response;
		if (encoding === 'identity') this.#to = response;
		else {
			this.#to = encoding === 'br' ? createBrotliCompress(QUICK.br) : createGzip(QUICK.gzip);
			this.#to.pipe(response);
		}
	}

	write(piece: string): boolean {
		this.#text += piece;
		return true;
	}

	flush(): void {
		this.#to.write(this.#text);
		this.#text = '';
		if ('flush' in this.#to) this.#to.flush();
	}

	end(): this {
		this.#to.end(this.#text);
		return this;
	}

	/** Breaks the answer off: a page that failed on its way must not look whole. */
	destroy(): void {
		this.#response.destroy();
	}
}

type Streaming = Sending & { nonce: string; log: Log; requestId: string };

/**
 * Streams a page that has late parts: first the shell, then each part when it is ready. Ends when all parts are sent, or the
 * browser has left.
 */
export function streamPage(page: Extract<Rendered, { kind: 'pending' }>, sending: Streaming): Promise<void> {
	const { request, response, headers, nonce, log, requestId } = sending;
	return new Promise((resolve, reject) => {
		const encoding = chooseEncoding(request.headers['accept-encoding']);
		const { pipe, abort } = page.stream({
			nonce,
			onShell: () => {
				response.writeHead(page.status, { ...headers, ...encodingHeader(encoding) });
				pipe(new Gathered(encoding, response));
			},
			onShellError: reject,
			onError: (error) => {
				if (!response.destroyed)
					log.error({ requestId, reason: error instanceof Error ? error.message : 'unknown' }, 'render failed');
			},
		});
		response.once('close', () => {
			if (!response.writableFinished) abort();
			resolve();
		});
	});
}
