import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import { follow } from './follow-qr.ts';

/** The state of an attempt: the server's status, or one that only the browser knows (`loading`, `failed`). */
export type QrPhase = 'loading' | 'failed' | WechatEvent['status'];
type Attempt = { image: string; phase: QrPhase; lost: boolean; refusal: string };

const failedWith = (error: unknown) => ({ phase: 'failed', refusal: failedCall(error).shown }) as const;
const NOTHING: Attempt = { image: '', phase: 'loading', lost: false, refusal: '' };
const UNDER_WAY: readonly QrPhase[] = ['waiting', 'scanned'];

/**
 * One attempt to log in by WeChat: creates a code and follows it by server-sent events while the tab is visible. Missed events
 * don't matter: the first one after a pause has the current status. `onConfirmed` runs once. `refusal` is what upstream says where it failed.
 */
export function useWechatQr(onConfirmed: () => Promise<void>): Attempt {
	const [attempt, setAttempt] = useState<Attempt>(NOTHING);
	const { phase } = attempt;
	const following = UNDER_WAY.includes(phase);

	useEffect(() => {
		let left = false;
		browserApi('POST /login/wechat', {}).then(
			({ image }) => left || setAttempt({ ...NOTHING, image, phase: 'waiting' }),
			(error: unknown) => left || setAttempt({ ...NOTHING, ...failedWith(error) }),
		);
		return () => {
			left = true;
		};
	}, []);

	useEffect(() => (following ? follow((change) => setAttempt((now) => ({ ...now, ...change }))) : undefined), [following]);

	const enter = useEffectEvent(() =>
		onConfirmed().catch((error: unknown) => setAttempt((now) => ({ ...now, ...failedWith(error) }))),
	);
	useEffect(() => {
		if (phase === 'confirmed') void enter();
	}, [phase]);

	return attempt;
}
