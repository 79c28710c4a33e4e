import { setTimeout as pause } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Invoke, Scope } from '#server/api/invoke.ts';
import { AppError } from '#server/errors.ts';
import type { Health } from '#server/observability/probes.ts';
import { factsOf } from '#server/request-facts.ts';
import type { Limits } from '#server/storage/limits.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import { askWechat } from './wechat-attempt.ts';

const EVERY_MS = 1_500;
const LONGEST_MS = 300_000;
const OVER: readonly WechatEvent['status'][] = ['confirmed', 'expired', 'refused'];

export type WechatEventsOptions = { invoke: Invoke; vault: Vault; limits: Limits; health: Health; timeoutMs: number };

/**
 * Server-sent events about this browser's WeChat attempt: this server does the asking, and stops when the page is left. The first event
 * tells where things stand; the stream ends with the attempt. A browser whose stream breaks asks again, at any process.
 */
export function wechatEvents({ invoke, vault, limits, health, timeoutMs }: WechatEventsOptions): RequestHandler {
	return async (_request, response) => {
		const left = new AbortController();
		response.once('close', () => left.abort());
		const facts = factsOf(response);
		const { identity } = facts;
		await limits.take('follow', { address: identity.address, browser: identity.browser() });
		const scope: Scope = { ...facts, timeoutMs, failed: false, signal: left.signal };
		response.writeHead(200, {
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'private, no-store',
			'x-accel-buffering': 'no',
		});
		response.flushHeaders();
		const end = Date.now() + LONGEST_MS;
		let told: WechatEvent['status'] | undefined;
		while (!left.signal.aborted && health.phase !== 'draining' && Date.now() < end) {
			const status = await askWechat(scope, invoke, vault).catch((error: unknown) => {
				// What is away for a moment is asked again.
				if (error instanceof AppError) return told ?? 'waiting';
				throw error;
			});
			if (left.signal.aborted) return;
			if (status === told) response.write(': still\n\n');
			else response.write(`data: ${JSON.stringify({ status } satisfies WechatEvent)}\n\n`);
			told = status;
			if (OVER.includes(status)) break;
			await pause(EVERY_MS, undefined, { signal: left.signal }).catch(() => {});
		}
		response.end();
	};
}
