import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import { follow } from './follow-qr.ts';

/** The state of an attempt: the server's status, or one that only the browser knows (`loading`, `failed`). */
export type QrPhase = 'loading' | 'failed' | WechatEvent['status'];
type Attempt = { image: string; phase: QrPhase; lost: boolean };

const NOTHING: Attempt = { image: '', phase: 'loading', lost: false };
const UNDER_WAY: readonly QrPhase[] = ['waiting', 'scanned'];

/**
 * One attempt to log in by WeChat: creates a code and follows it by server-sent events while the tab is visible. Missed events
 * don't matter: the first one after a pause has the current status. `onConfirmed` runs once.
 */
export function useWechatQr(onConfirmed: () => Promise<void>): Attempt {
	const [attempt, setAttempt] = useState<Attempt>(NOTHING);
	const { phase } = attempt;
	const following = UNDER_WAY.includes(phase);

	useEffect(() => {
		let left = false;
		browserApi('POST /login/wechat', {}).then(
			({ image }) => left || setAttempt({ image, phase: 'waiting', lost: false }),
			() => left || setAttempt({ ...NOTHING, phase: 'failed' }),
		);
		return () => {
			left = true;
		};
	}, []);

	useEffect(() => (following ? follow((change) => setAttempt((now) => ({ ...now, ...change }))) : undefined), [following]);

	const enter = useEffectEvent(() => onConfirmed().catch(() => setAttempt((now) => ({ ...now, phase: 'failed' }))));
	useEffect(() => {
		if (phase === 'confirmed') void enter();
	}, [phase]);

	return attempt;
}
