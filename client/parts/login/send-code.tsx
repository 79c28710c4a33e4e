import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { useSecondsLeft } from '#client/ui/use-seconds-left.ts';
import type { LoginState } from '#shared/catalogue/bff/login.ts';
import { DEFAULT_DIAL_PREFIX, maskMobile, readNumber } from '#shared/rules/phone.ts';

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

/** True for the number that got the last code. Of a code that was sent before a reload, only the masked number is known. */
export function gotCode({ to, number }: { to: string; number: string }, mobile = '', mobilePre = DEFAULT_DIAL_PREFIX): boolean {
	const plain = (typed: string) => readNumber({ mobile: typed, mobilePre }).mobile;
	if (plain(mobile) === '') return true;
	return number ? plain(mobile) === plain(number) : maskMobile(plain(mobile)) === to;
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
