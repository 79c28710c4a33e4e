import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { useSecondsLeft } from '#client/ui/use-seconds-left.ts';

/** Asks for a code; for a minute after one was sent it counts down instead, for the eye only. */
export function SendCode({
	busy,
	sent,
	again,
	intent = 'code',
}: {
	busy: boolean;
	sent: boolean;
	again: number;
	/** What the form is told by a press. */
	intent?: string;
}) {
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
