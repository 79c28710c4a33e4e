import { useEffect, useState } from 'react';
import { readStored, store } from '#client/app/stored.ts';
import { BOOKING_POLICIES } from '#shared/constants.ts';

export type BookingPolicy = (typeof BOOKING_POLICIES)[number];

/** For this tab only, of the booking that was confirmed last; its `localId` is first. */
const AGREED = 'agreed';

/** What was agreed to in a booking before its page was left. */
function agreedBefore(localId: string): BookingPolicy[] {
	const [of, ...types] = readStored('sessionStorage', AGREED)?.split(' ') ?? [];
	return of === localId ? BOOKING_POLICIES.filter((type) => types.includes(type)) : [];
}

/** Which policies are agreed to for a booking, kept while one goes back and forth; once `check` was called, what is missing is said. */
export function useAgreement(localId: string) {
	const [agreed, setAgreed] = useState<readonly BookingPolicy[]>([]);
	const [asked, setAsked] = useState(false);
	useEffect(() => setAgreed(agreedBefore(localId)), [localId]);
	const lacking = BOOKING_POLICIES.filter((type) => !agreed.includes(type));
	return {
		agreed,
		/** Whether what is missing is to be said. */
		asked,
		failed: asked && lacking.length > 0,
		change: (type: BookingPolicy, on: boolean) => {
			const now = on ? [...agreed, type] : agreed.filter((other) => other !== type);
			setAgreed(now);
			store('sessionStorage', AGREED, [localId, ...now].join(' '));
		},
		/** The first policy that isn't agreed to. */
		check: (): BookingPolicy | undefined => {
			setAsked(true);
			return lacking[0];
		},
	};
}

export type Agreement = ReturnType<typeof useAgreement>;
