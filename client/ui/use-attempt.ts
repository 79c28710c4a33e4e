import { useState } from 'react';
import { usePress } from './use-press.ts';

/**
 * Runs an action that may fail when `attempt` is called, once for each press; the action gets the key of the press. `busy` is true
 * while it is under way; `failure` is the error of the last attempt, if that failed.
 */
export function useAttempt(action: (key: string) => Promise<void>) {
	const { busy, press } = usePress();
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	const attempt = () =>
		press(async (key) => {
			setFailure(null);
			try {
				await action(key);
			} catch (error) {
				setFailure({ error });
			}
		});
	return { busy, failed: failure !== null, failure: failure?.error, attempt: () => void attempt() };
}
