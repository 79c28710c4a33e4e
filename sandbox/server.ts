import { createCipheriv } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { BOOKING_MAX_CABINS } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { chooseLanguage } from '#shared/rules/language.ts';
import { answer } from './api/answer.ts';
import { CASHIER, serveCashier } from './cashier/http.ts';
import { CHAT, serveChat } from './chat/http.ts';
import { CONSOLE, serveConsole } from './console/http.ts';
import type { Context, Store } from './context.ts';
import { createControl } from './control/control.ts';
import { serveControl } from './control/http.ts';
import { controlMembers } from './control/login.ts';
import { SandboxError } from './errors.ts';
import { failure, sendJson } from './http/body.ts';
import { sendMedia } from './http/media.ts';
import { memberIdOf } from './login/members.ts';
import { settleOrders } from './orders/order-lifecycle.ts';
import { PASSES } from './orders/passes.ts';
import { servePass } from './passes/http.ts';
import { openSeeded } from './seed/seed.ts';
import { createReplica } from './storage/replica.ts';
import { serveTracking, TRACKING, type TrackingService, trackedEvents } from './tracking.ts';

export type SandboxOptions = {
	clock?: () => Date;
	/** Cipher of the hot routes: a name of node:crypto, key and iv in hex. */
	hotRoutes: { cipher: string; key: string; iv: string };
	/** Origin under which browsers reach the cashier's page; this server's own when left out. */
	cashier?: string;
	/** Origin under which the site reaches this server; that of the socket when left out. */
	origin?: string;
	/** Cabins of one voyage that a cart may hold. */
	maxCabins?: number;
	/** Folder of the pictures and their manifest; `sandbox/media` when left out. */
	mediaDir?: string;
};

const MEDIA = '/media/';
const CONTROL = '/__control';

/**
 * Creates a stand-in for the cruise line's backend: its calls under `/api/openapi`, its pictures under `/media`. It opens no socket before `listen`.
 */
export function createSandbox({
	clock = () => new Date(),
	hotRoutes,
	maxCabins = BOOKING_MAX_CABINS,
	cashier,
	origin,
	mediaDir = fileURLToPath(new URL('media', import.meta.url)),
}: SandboxOptions) {
	const { db, upTo } = openSeeded(mediaDir, clock());
	const control = createControl();
	const replica = createReplica(db);

	const encrypt = (plain: string): string => {
		const cipher = createCipheriv(hotRoutes.cipher, Buffer.from(hotRoutes.key, 'hex'), Buffer.from(hotRoutes.iv, 'hex'));
		return cipher.update(plain, 'utf8', 'hex') + cipher.final('hex');
	};
	/** Returns the store as of this moment, after every change that is due. */
	const store = (): Store => {
		const now = clock();
		upTo(now);
		const made = { db, now, today: todayInShanghai(now) };
		db.transaction(() => settleOrders(made));
		return made;
	};
	let own = origin ?? '';
	const context = (token: string | null, acceptLanguage?: string): Context => {
		const made = store();
		const memberId = (token && memberIdOf(made, token)) || 0;
		return {
			...made,
			memberId,
			lang: chooseLanguage({ acceptLanguage }),
			maxCabins,
			cashier: cashier || own,
			origin: own,
			encrypt,
		};
	};

	const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		const url = URL.parse(request.url ?? '/', 'http://sandbox');
		if (!url) return sendJson(response, 404, failure(404, '接口不存在'));
		// The address as sent: URL has already resolved `..`, which a server of files must see and refuse.
		const path = (request.url ?? '').split('?', 1)[0] ?? '';
		if (path.startsWith(MEDIA)) return sendMedia(mediaDir, path.slice(MEDIA.length), request, response);
		if (path === CONTROL || path.startsWith(`${CONTROL}/`)) {
			const identity = await controlMembers(store(), path.slice(CONTROL.length), request);
			if (identity) return sendJson(response, identity.status, identity.body);
			return serveControl(control, path.slice(CONTROL.length), request, response);
		}
		if (path === CONSOLE || path.startsWith(`${CONSOLE}/`)) {
			return serveConsole(store(), { path: path.slice(CONSOLE.length), query: url.searchParams }, request, response);
		}
		if (path.startsWith(PASSES)) return servePass(store(), path.slice(PASSES.length), response);
		if (path === CHAT) return serveChat({ db }, url.searchParams, response);
		if (path.startsWith(TRACKING)) return serveTracking(store(), path.slice(TRACKING.length), request, response);
		if (path === CASHIER) return serveCashier(store(), url, request, response);
		return answer(url, request, response, { control, context, replica });
	};

	const server = createServer((request, response) => {
		handle(request, response).catch((error: unknown) => {
			// A delayed answer may end after the sandbox has closed its database; then no client waits for it.
			if (closed) return;
			const message = error instanceof SandboxError ? error.message : '系统异常';
			if (response.headersSent) response.destroy();
			else sendJson(response, 500, failure(500, message));
			if (!(error instanceof SandboxError)) process.emitWarning(error instanceof Error ? error : String(error));
		});
	});

	const listen = (port: number, host: string) =>
		new Promise<{ url: string; close: () => Promise<void> }>((resolve, reject) => {
			server.once('error', reject);
			server.listen(port, host, () => {
				server.off('error', reject);
				const { port: bound } = server.address() as AddressInfo;
				own ||= `http://${host}:${bound}`;
				resolve({ url: `http://${host}:${bound}`, close });
			});
		});

	let closed: Promise<void> | undefined;
	/** Ends open connections too; a second call does nothing. */
	const close = (): Promise<void> => {
		closed ??= new Promise((resolve, reject) => {
			server.close((error) => {
				db.close();
				if (error) reject(error);
				else resolve();
			});
			server.closeAllConnections();
		});
		return closed;
	};

	/** Returns the visits' events that a service received, the last one first. */
	const tracked = (service: TrackingService): unknown[] => trackedEvents({ db }, service, 100).map((event) => JSON.parse(event));

	const reset = (): void => {
		control.reset();
		replica.lag(0);
	};
	return { listen, fault: control.fault, lag: replica.lag, reset, calls: control.calls, tracked };
}

export type Sandbox = ReturnType<typeof createSandbox>;
