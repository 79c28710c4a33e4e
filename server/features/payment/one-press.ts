import { section } from '#server/composition/failures.ts';
import type { FeatureScope } from '#server/handler.ts';
import { forgetResult, once } from '#server/storage/once.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { PAY_METHODS, UPSTREAM_TIMEOUT } from '#shared/constants.ts';

type Press = Pick<ParsedInput<'POST /order/pay'>, 'orderId' | 'method' | 'from'>;
type Answer = CallOutput<'POST /order/pay'>;

/** A second press within this time gets the cashier of the first, unless its payment has failed since. */
const ONCE_SECONDS = 10;

const keyOf = ({ orderId, method, from }: Press, { member }: FeatureScope): string =>
	`pay:${member?.id}:${orderId}:${method}:${from}`;

/** Makes one call upstream for a double click. */
export function onePress(press: Press, scope: FeatureScope, work: () => Promise<Answer>): Promise<Answer> {
	const keepSeconds = ({ state }: Answer) => (state === 'go' || state === 'qr' ? ONCE_SECONDS : 0);
	return once(scope.vault, keyOf(press, scope), { keepSeconds, timeoutMs: UPSTREAM_TIMEOUT }, work);
}

/**
 * Lets the next press begin a new payment at once, after one that failed. When that can't be noted, the page is shown all the
 * same.
 */
export const forgetPresses = (orderId: string, scope: FeatureScope): Promise<unknown> =>
	section('presses to pay', scope, () =>
		Promise.all(
			PAY_METHODS.flatMap((method) =>
				(['booking', 'orders'] as const).map((from) => forgetResult(scope.vault, keyOf({ orderId, method, from }, scope))),
			),
		),
	);
