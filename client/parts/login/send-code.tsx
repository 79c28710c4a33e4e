import { useEffect, useState } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Button } from '#client/ui/button.tsx';
import { useSecondsLeft } from '#client/ui/use-seconds-left.ts';
import type { LoginState } from '#shared/catalogue/bff/login.ts';

type Sent = LoginState['codes'][number];

/**
 * The latest code that was sent before this page was loaded, and when another may be sent, by the browser's clock in milliseconds.
 * Empty and 0 where there is none.
 */
export function useSentBefore(state: LoginState | null, isMeant: (sent: Sent) => boolean): { to: string; again: number } {
	const sent = state?.codes.find(isMeant);
	const left = sent && state ? sent.again - state.now : 0;
	const [again, setAgain] = useState(0);
	useEffect(() => {
		if (left > 0) setAgain(Date.now() + left);
	}, [left]);
	return { to: sent?.to ?? '', again };
}

type Props = {
	busy: boolean;
	/** A code was sent before. */
	sent: boolean;
	/** When another code may be sent, by the browser's clock in milliseconds. */
	again: number;
	/** The value of the button in the form. */
	intent?: string;
};

/** The button that asks for a code. After a code was sent it shows the seconds until `again`; screen readers don't announce them. */
export function SendCode({ busy, sent, again, intent = 'code' }: Props) {
	const { t } = useTranslation('login');
	const left = useSecondsLeft(again);
	const waiting = left > 0;
	return (
		<Button
			type="submit"
			name="intent"
			value={intent}
			variant="secondary"
			busy={busy}
			aria-disabled={busy || waiting || undefined}
			onClick={(event) => (busy || waiting) && event.preventDefault()}
			className="tabular shrink-0 px-4! whitespace-nowrap min-[23rem]:min-w-34"
		>
			{waiting ? t('sms.wait', { count: left }) : t(sent ? 'sms.resend' : 'sms.send')}
		</Button>
	);
}
