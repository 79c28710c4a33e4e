import { useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { failureText } from '#client/app/failed-call.ts';
import { useSession } from '#client/app/session.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { announceCartChange } from '#client/parts/cart/cart-event.ts';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { usePress } from '#client/ui/use-press.ts';
import { useChoice } from './choice.tsx';
import type { AskedCabins } from './choice-state.ts';

/**
 * Returns `add`, which puts cabins into the cart and then empties the choice. After a failure the choice stays, and none of it is in the
 * cart (docs/rules.md, cart-add).
 */
export function useAddToCart(voyageId: string) {
	const { t } = useTranslation('voyage');
	const { refresh } = useSession();
	const { dispatch } = useChoice();
	const show = useMessages();
	const { busy: adding, press } = usePress();
	const [failure, setFailure] = useState('');
	useFailureToast(failure, failure);
	const send = async (cabins: readonly AskedCabins[], key: string) => {
		setFailure('');
		try {
			// A cart has no place for cabins that were chosen on the deck.
			const counted = cabins.map(({ rooms: _, ...cabin }) => cabin);
			await browserApi('POST /cart', { voyageId, cabins: counted }, key);
			dispatch({ do: 'set', chosen: [] });
			show('ok', t('choice.added'));
		} catch (error) {
			setFailure(failureText(error, t('choice.notAdded')));
		}
		announceCartChange();
		await refresh();
	};
	const add = (cabins: readonly AskedCabins[]) => press((key) => send(cabins, key));
	return { add, adding, failure };
}
