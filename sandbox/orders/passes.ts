import { randomBytes, randomInt } from 'node:crypto';
import { BOARDING_PASS_WITHIN, ORDER_ERRORS } from '#shared/constants.ts';
import type { Context, Store } from '../context.ts';
import { SandboxError } from '../errors.ts';
import { PASS_LINK, PASS_MAKING } from './times.ts';

/** The path of passes' PDFs. */
export const PASSES = '/passes/';

type Place = { personId: number; orderId: number };
export type PassRow = Place & {
	ticketNo: string;
	status: 'MAKING' | 'READY' | 'FAILED' | 'CHANGED';
	readyAt: number;
	message: string;
};

const FAILED = '登船凭证生成失败，请联系客服';
const CHANGED = '航次或舱房有变动，请重新生成登船凭证';

export const passOf = ({ db }: Pick<Store, 'db'>, personId: number): PassRow | undefined =>
	db.get<PassRow>('SELECT * FROM boarding_pass WHERE personId = :personId', { personId });

/** Creates a pass with a random number, in place of the one before. */
function writePass({ db }: Pick<Store, 'db'>, place: Place, status: PassRow['status'], readyAt: number, message = ''): void {
	const ticketNo = `MC-${randomInt(1e11, 1e12)}`;
	db.run('DELETE FROM boarding_pass WHERE personId = :personId', { personId: place.personId });
	db.insert('boarding_pass', [{ ...place, ticketNo, status, readyAt, message }]);
}

/** Begins to make the pass of a passenger who is checked in, unless it exists or is being made. */
export function makePass(
	context: Context,
	order: { id: number; passFails: number },
	person: { id: number; checkedIn: number },
	leavesAt: number,
): void {
	const { db, now } = context;
	const at = now.getTime();
	if (!person.checkedIn) throw new SandboxError(ORDER_ERRORS.notInThisState, '请先办理登船，再生成登船凭证');
	if (at < leavesAt - BOARDING_PASS_WITHIN) throw new SandboxError(ORDER_ERRORS.passEarly, '登船凭证于启航前 48 小时内生成');
	if (at >= leavesAt) throw new SandboxError(ORDER_ERRORS.notInThisState, '邮轮已启航');
	const status = passOf(context, person.id)?.status;
	if (status === 'READY' || status === 'MAKING') return;
	const place = { personId: person.id, orderId: order.id };
	if (order.passFails === 0) {
		writePass(context, place, 'MAKING', at + PASS_MAKING);
		return;
	}
	db.run('UPDATE sale_order SET passFails = 0 WHERE id = :id', { id: order.id });
	writePass(context, place, 'FAILED', at, FAILED);
	throw new SandboxError(ORDER_ERRORS.passFailed, FAILED);
}

/** Marks passes as ready when their making time is over. */
export function settlePasses({ db, now }: Store): void {
	db.run("UPDATE boarding_pass SET status = 'READY' WHERE status = 'MAKING' AND readyAt <= :at", { at: now.getTime() });
}

/**
 * Has the booking channel make the passes of an order or of one passenger, however long before departure. They are ready after so many milliseconds.
 */
export function issuePasses({ db, now }: Store, orderId: number, personId: number | null, after = 0): number {
	const people = db.all<{ id: number }>(
		'SELECT id FROM order_person WHERE orderId = :orderId AND (:personId IS NULL OR id = :personId)',
		{ orderId, personId },
	);
	for (const { id } of people)
		writePass({ db }, { personId: id, orderId }, after > 0 ? 'MAKING' : 'READY', now.getTime() + after);
	return people.length;
}

/** Marks passes as out of date after a change: of an order, of one of its cabins, or of one passenger. */
export function changePasses(
	{ db }: Pick<Store, 'db'>,
	orderId: number,
	{ cabin = null, personId = null }: { cabin?: number | null; personId?: number | null } = {},
): number {
	const { changes } = db.run(
		`UPDATE boarding_pass SET status = 'CHANGED', message = :message WHERE orderId = :orderId AND status IN ('READY', 'MAKING')
		AND personId IN (SELECT id FROM order_person WHERE orderId = :orderId AND (:cabin IS NULL OR cabin = :cabin)
			AND (:personId IS NULL OR id = :personId))`,
		{ orderId, message: CHANGED, cabin, personId },
	);
	return Number(changes);
}

/** Lets the next pass of an order fail. */
export const failNextPass = ({ db }: Pick<Store, 'db'>, orderId: number): boolean =>
	db.run('UPDATE sale_order SET passFails = 1 WHERE id = :orderId', { orderId }).changes === 1;

/** Creates a random address of a pass's PDF, valid for a while. */
export function linkToPass({ db, now, origin }: Context, place: Place): string {
	const at = now.getTime();
	db.run('DELETE FROM pass_link WHERE expireAt <= :at', { at });
	const token = randomBytes(24).toString('base64url');
	db.insert('pass_link', [{ token, ...place, expireAt: at + PASS_LINK }]);
	return `${origin}${PASSES}${token}.pdf`;
}

/** Returns the pass of an address, while the address is valid and the pass is ready. */
export const linkedPass = ({ db, now }: Store, token: string): PassRow | undefined =>
	db.get<PassRow>(
		`SELECT boarding_pass.* FROM pass_link JOIN boarding_pass ON boarding_pass.personId = pass_link.personId
		WHERE token = :token AND expireAt > :at AND status = 'READY'`,
		{ token, at: now.getTime() },
	);
