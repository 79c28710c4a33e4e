import { useState } from 'react';

/** Something that may fail, done when asked for: whether it is under way, and what the last try failed with, if it did. */
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
