import { section } from '#server/composition/failures.ts';
import type { FeatureScope } from '#server/handler.ts';
import { PAY_METHODS, type PayMethod } from '#shared/constants.ts';

type Scope = Pick<FeatureScope, 'member' | 'vault' | 'report'>;

const KEPT_SECONDS = 365 * 24 * 3_600;
const keyOf = ({ member }: Scope): string => `pay-method:${member?.id}`;

/** Returns the member's last method of payment; null when it is unknown. */
export async function lastMethod(scope: Scope): Promise<PayMethod | null> {
	const kept = await section('last method of payment', scope, () => scope.vault.get<string>(keyOf(scope)));
	return PAY_METHODS.find((method) => method === kept) ?? null;
}

/** Remembers the member's method of payment. When that fails, the payment goes on. */
export const rememberMethod = (method: PayMethod, scope: Scope): Promise<unknown> =>
	section('last method of payment', scope, () => scope.vault.put(keyOf(scope), method, KEPT_SECONDS));
