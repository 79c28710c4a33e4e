import { useState } from 'react';

/** Something that may fail, done when asked for: whether it is under way, and whether the last try failed. */
export function useAttempt(action: () => Promise<void>) {
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
	const attempt = async () => {
		setState('busy');
		try {
			await action();
			setState('idle');
		} catch {
			setState('failed');
		}
	};
	return { busy: state === 'busy', failed: state === 'failed', attempt: () => void attempt() };
}
