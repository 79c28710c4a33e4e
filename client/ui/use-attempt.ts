import { useState } from 'react';

/**
 * Runs an action that may fail when `attempt` is called. `busy` is true while it is under way; `failure` is the error of the last
 * attempt, if that failed.
 */
export function useAttempt(action: () => Promise<void>) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	const attempt = async () => {
		setBusy(true);
		setFailure(null);
		try {
			await action();
		} catch (error) {
			setFailure({ error });
		}
		setBusy(false);
	};
	return { busy, failed: failure !== null, failure: failure?.error, attempt: () => void attempt() };
}
