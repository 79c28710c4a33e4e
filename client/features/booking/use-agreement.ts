import { useState } from 'react';
import { BOOKING_POLICIES } from '#shared/constants.ts';

export type BookingPolicy = (typeof BOOKING_POLICIES)[number];

/** Which policies are agreed to; once `check` was called, what is missing is said. */
export function useAgreement() {
	const [agreed, setAgreed] = useState<readonly BookingPolicy[]>([]);
	const [asked, setAsked] = useState(false);
	const lacking = BOOKING_POLICIES.filter((type) => !agreed.includes(type));
	return {
		agreed,
		/** Whether what is missing is to be said. */
		asked,
		failed: asked && lacking.length > 0,
		change: (type: BookingPolicy, on: boolean) => setAgreed(on ? [...agreed, type] : agreed.filter((other) => other !== type)),
		/** The first policy that isn't agreed to. */
		check: (): BookingPolicy | undefined => {
			setAsked(true);
			return lacking[0];
		},
	};
}

export type Agreement = ReturnType<typeof useAgreement>;
