import type { Vault } from '#server/storage/vault.ts';
import type { Backend } from './backend.ts';
import type { Engine, Task } from './engine.ts';
import type { SimulatedRedis } from './redis.ts';
import type { Action, Press, Schedule } from './schedule.ts';

/** A link to a cashier as it was first answered, by a press that began at a moment. */
export type Link = { url: string; member: string; orderId: string; pressedAt: number; another: boolean; toldAt: number };
/**
 * What a member's devices know by the answers that they got: of the booking with so many `rooms`, of its order, of the order that is changed to another
 * voyage, and what the page of the booking said of that.
 */
export type Known = Record<'localId' | 'orderId' | 'oldId' | 'voyageId', string | null> & {
	rooms: number;
	total: number | null;
	link: Link | null;
	replaces: { id: string; refund: number | null } | null;
};
/** Two orders of which one was made in place of the other, for the refund that the member agreed to. */
export type Change = { oldId: string; newId: string; refund: number | null };

export type World = {
	engine: Engine;
	redis: SimulatedRedis;
	backend: Backend;
	schedule: Schedule;
	presses: ReadonlyMap<number, Press>;
	tell: (line: string) => void;
	isCalm: () => boolean;
};

export type Outcome = { answer: never } | { error: unknown };
/** What calls are given: for each call some of it. */
type Given = Record<'localId' | 'id' | 'orderId' | 'voyageId' | 'tab', string> & Pick<Known, 'replaces'> & { another: boolean };
type Input = Partial<Given>;
export type Begun = { press: Press; task: Task; member: string; action: Action; input: Input; attempt: number; at: number };
type Saved = { press: number; typed: object; began: number; acknowledged: number | null };

/** What all judges share. `told`: what members were told, with the moments. */
export type Oracle = {
	world: World;
	saves: Map<string, Saved[]>;
	changes: Change[];
	told: {
		orders: Map<string, { member: string; at: number }>;
		cancelled: Map<string, number>;
		failed: Map<string, { began: number; at: number }>;
		links: Map<string, Link>;
	};
	/** Notes what is wrong. Nobody learns anything by it. */
	wrong: (what: string) => Partial<Known>;
	/** The store, read without the network. */
	outside: Vault;
	isStoreSure: boolean;
};
