import { useState } from 'react';
import { BOOKING_POLICIES } from '#shared/constants.ts';

export type BookingPolicy = (typeof BOOKING_POLICIES)[number];

/** What was agreed to for each booking, while the site stays open: changing a passenger doesn't ask for it again. */
const given = new Map<string, readonly BookingPolicy[]>();

/** Which policies are agreed to for a booking; once `check` was called, what is missing is said. */
export function useAgreement(localId: string) {
	const [agreed, setAgreed] = useState(given.get(localId) ?? []);
	const [asked, setAsked] = useState(false);
	const lacking = BOOKING_POLICIES.filter((type) => !agreed.includes(type));
	return {
		agreed,
		/** Whether what is missing is to be said. */
		asked,
		failed: asked && lacking.length > 0,
		change: (type: BookingPolicy, on: boolean) => {
			const next = on ? [...agreed, type] : agreed.filter((other) => other !== type);
			given.set(localId, next);
			setAgreed(next);
		},
		/** The first policy that isn't agreed to. */
		check: (): BookingPolicy | undefined => {
			setAsked(true);
			return lacking[0];
		},
	};
}

export type Agreement = ReturnType<typeof useAgreement>;
