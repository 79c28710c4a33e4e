import type { ServerResponse } from 'node:http';
import { success } from '../http/body.ts';
import type { Garbage } from './control.ts';

const OVERSIZED = 16 * 1024 * 1024;
const MAINTENANCE = '<!doctype html><html lang="zh-Hans"><title>系统维护</title><h1>系统维护中，请稍后再试</h1></html>';

/** Answers as a broken backend would. */
export function sendBrokenReply(response: ServerResponse, kind: Garbage): void {
	const json = { 'content-type': 'application/json; charset=utf-8' };
	switch (kind) {
		case 'html':
			response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(MAINTENANCE);
			return;
		case 'truncated':
			response.writeHead(200, json).end('{"err":0,"errMsg":"","data":[{"id":1,"na');
			return;
		case 'reset':
			response.destroy();
			return;
		case 'wrong-type':
			response.writeHead(200, json).end(JSON.stringify(success(42)));
			return;
		case 'oversized':
			oversize(response.writeHead(200, json));
	}
}

/** Sends many megabytes at the reader's pace, until the reader closes the connection. */
function oversize(response: ServerResponse): void {
	const chunk = Buffer.alloc(64 * 1024, 'x');
	let left = OVERSIZED;
	const pour = () => {
		while (left > 0 && !response.destroyed) {
			left -= chunk.length;
			if (!response.write(chunk)) {
				response.once('drain', pour);
				return;
			}
		}
		if (!response.destroyed) response.end('"}');
	};
	response.write('{"err":0,"errMsg":"","data":"');
	pour();
}
