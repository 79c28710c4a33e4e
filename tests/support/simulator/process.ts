import { createInvoke, type Invoke, type Scope } from '#server/api/invoke.ts';
import { createContent } from '#server/composition/content/content.ts';
import { createHandlers } from '#server/features/handlers.ts';
import type { Handlers } from '#server/handler.ts';
import { ANYBODY, type Identity } from '#server/request/identity.ts';
import { createLimits } from '#server/storage/limits.ts';
import type { Seal } from '#server/storage/seal.ts';
import { createVault, type Vault } from '#server/storage/vault.ts';
import type { Upstream } from '#server/upstream/client.ts';
import { UNWATCHED } from '#server/watch/watch.ts';
import { UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { FEATURE_SETTINGS } from '../feature-settings.ts';
import type { Backend } from './backend.ts';
import type { Engine, Process } from './engine.ts';
import { failure } from './fates.ts';
import { PUBLIC_REPLIES } from './public-replies.ts';
import type { SimulatedRedis } from './redis.ts';

/** A fault as it could be made in the code, planted around what the code uses. */
export type PlantedFault = {
	name: string;
	vault?: (vault: Vault) => Vault;
	send?: (send: Upstream['send']) => Upstream['send'];
	handlers?: Partial<Handlers>;
	clockAheadMs?: number;
};

/** The code as it is. */
export const NO_FAULT: PlantedFault = { name: 'none' };

/** Values stay readable for those who look at the store. */
export const OPEN_SEAL: Seal = { close: (plain) => plain, open: (sealed) => sealed };

const none = async (): Promise<never> => Promise.reject(failure());
const HANDLERS = createHandlers({
	decryptHotRoutes: () => [],
	downloadPass: none,
	drawPicture: none,
	encodePassport: none,
	track: () => {},
	waitingRoom: { view: async () => ({ state: 'closed' }), leave: async () => {} },
});
/** What all processes may share, as it keeps nothing. */
const SERVICES = {
	cache: PUBLIC_REPLIES,
	limits: createLimits({ redis: undefined, secret: 'simulated', ceilings: { site: 1, abroad: 1 }, watch: UNWATCHED }),
	identityOfSession: async () => null,
	settings: FEATURE_SETTINGS,
	content: createContent({ hosts: [], withheld: () => {} }),
	waitingRoom: { guards: () => false, mustBeLetIn: async () => {} },
	...{ maxTimeoutMs: UPSTREAM_TIMEOUT, sharedTimeoutMs: 5_000, loginLastsMs: 0 },
	watch: UNWATCHED,
	log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
};

/** A process of the site with its own memory: its calls, and its vault. */
export type Running = { process: Process; invoke: Invoke['invoke']; vault: Vault };

/** Starts a process of the real code on the simulated store and backend, with a fault where one is planted. */
export function startProcess(
	name: string,
	{ engine, redis, backend, fault }: { engine: Engine; redis: SimulatedRedis; backend: Backend; fault: PlantedFault },
): Running {
	const process: Process = { name, alive: true };
	const clock = () => new Date(engine.now() + (fault.clockAheadMs ?? 0));
	const plain = createVault(redis.of(process), OPEN_SEAL, clock);
	const vault = fault.vault?.(plain) ?? plain;
	const send: Upstream['send'] = async (call, input, context) => backend.send(process, call, input, context) as never;
	const upstream = { send: fault.send?.(send) ?? send, picture: none, close: async () => {} };
	const handlers = { ...HANDLERS, ...fault.handlers };
	const { invoke } = createInvoke({ ...SERVICES, upstream, handlers, vault, lists: vault, clock });
	return { process, invoke, vault };
}

/** The scope of one request of a member. */
export function scopeOf(memberId: string): Scope {
	const member = { id: memberId, mobile: '13800138000', mobilePre: '86' } as Identity['member'];
	const identity: Identity = { ...ANYBODY, state: 'member', member, token: memberId, session: `session-${memberId}` };
	return { requestId: 'simulated', lang: 'CN', identity, timeoutMs: 3_000, lack: 'nothing' };
}
