import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
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

/** Returns what React writes a stream of an encoding to. A page that fails on its way ends the response, so that it doesn't look whole. */
function writableTo(response: ServerResponse, encoding: Encoding): NodeJS.WritableStream {
	if (encoding === 'identity') return response;
	const compressed = encoding === 'br' ? createBrotliCompress(QUICK.br) : createGzip(QUICK.gzip);
	pipeline(compressed, response, () => {});
	return compressed;
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
				pipe(writableTo(response, encoding));
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
