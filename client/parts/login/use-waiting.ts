import { useEffect, useState } from 'react';
import type { LoginState } from '#shared/catalogue/bff/login.ts';

type Sent = LoginState['codes'][number];

/** The latest code that was sent before this page was loaded, and when another may be, by the browser's clock. Empty and 0 where there is none. */
export function useWaiting(state: LoginState | null, isMeant: (sent: Sent) => boolean): { to: string; again: number } {
	const sent = state?.codes.find(isMeant);
	const left = sent && state ? sent.again - state.now : 0;
	const [again, setAgain] = useState(0);
	useEffect(() => {
		if (left > 0) setAgain(Date.now() + left);
	}, [left]);
	return { to: sent?.to ?? '', again };
}
