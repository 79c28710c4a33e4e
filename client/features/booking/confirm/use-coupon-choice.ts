import { useState } from 'react';
import { browserApi } from '#client/app/api.ts';

/** A coupon by its code or one of the member's own; null for none. */
export type CouponChoice = { code: string } | { crmId: string } | null;

/** Puts a coupon on a booking, and reads the booking again when that changed it. */
export function useCouponChoice(localId: string, reload: () => Promise<unknown>) {
	const [state, setState] = useState<'idle' | 'applying' | 'not-applicable'>('idle');
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	const [wanted, setWanted] = useState<CouponChoice>();
	const choose = async (choice: CouponChoice): Promise<boolean> => {
		setWanted(choice);
		setState('applying');
		setFailure(null);
		try {
			const { state: answer } = await browserApi('POST /booking/coupon', { localId, ...choice });
			if (answer !== 'not-applicable') await reload();
			setState(answer === 'not-applicable' ? answer : 'idle');
			return answer !== 'not-applicable';
		} catch (error) {
			setFailure({ error });
			setState('idle');
			return false;
		} finally {
			setWanted(undefined);
		}
	};
	return {
		state,
		failure,
		/** What was chosen and is on its way to the server. */
		wanted,
		/** Says whether the coupon was applied. */
		choose,
	};
}
