import { json, type RequestHandler } from 'express';
import { limitAddress } from '#server/request/limit-address.ts';
import type { Limits } from '#server/storage/limits.ts';
import type { Watch } from '#server/watch/watch.ts';

/** The directives that browsers name; scripts and styles are reported by their parts. */
const DIRECTIVES = new Set([
	...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
	...['img-src', 'media-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src', 'frame-src', 'form-action'],
	...['frame-ancestors', 'base-uri', 'object-src'],
]);
/** What was blocked, where it has no address. */
const WITHOUT_HOST = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob']);
const BY_HOST = /^(?:https?|wss?):$/;
const OTHER = 'other';

const fieldOf = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

function hostOf(blocked: string): string {
	if (WITHOUT_HOST.has(blocked)) return blocked;
	const url = URL.parse(blocked);
	return url && BY_HOST.test(url.protocol) ? url.hostname : OTHER;
}

type Violation = { directive: string; host: string };

function readViolation(directive: unknown, blocked: unknown): Violation[] {
	if (typeof directive !== 'string') return [];
	return [
		{ directive: DIRECTIVES.has(directive) ? directive : OTHER, host: typeof blocked === 'string' ? hostOf(blocked) : OTHER },
	];
}

/** Returns the violations in a body: a list of reports of any kind, or the one report that `report-uri` brings. */
function violationsIn(body: unknown): Violation[] {
	if (!Array.isArray(body)) {
		const report = fieldOf(body, 'csp-report');
		return readViolation(fieldOf(report, 'effective-directive'), fieldOf(report, 'blocked-uri'));
	}
	return body.flatMap((report: unknown) => {
		const violation = fieldOf(report, 'type') === 'csp-violation' ? fieldOf(report, 'body') : undefined;
		return readViolation(fieldOf(violation, 'effectiveDirective'), fieldOf(violation, 'blockedURL'));
	});
}

/**
 * Counts what browsers report about the content security policy, by directive and host, and keeps nothing else of it: addresses of pages can hold codes.
 * Reports come without a cookie or an origin, since the browser itself sends them, and anybody can send some: they change nothing.
 */
export function cspReports(limits: Pick<Limits, 'take'>, watch: Pick<Watch, 'cspReport'>): RequestHandler[] {
	return [
		async (request, _response, next) => {
			await limits.take('csp-report', { address: limitAddress(request.ip ?? ''), browser: '' });
			next();
		},
		json({ type: ['application/reports+json', 'application/csp-report'] }),
		({ body }, response) => {
			for (const { directive, host } of violationsIn(body)) watch.cspReport(directive, host);
			response.set('cache-control', 'no-store').status(204).end();
		},
	];
}
