import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { DangerButton } from '#client/ui/danger-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import { formatMoment } from '#shared/rules/dates.ts';

const WIDTH = 480;

/** Giving up the cabins is asked for; going on with the booking is what Enter does. */
export default function GiveUpDialog({
	freeAt,
	giveUp,
	onClose,
}: {
	freeAt: number;
	giveUp: () => Promise<void>;
	onClose: () => void;
}) {
	const lang = useLanguage();
	const { t } = useTranslation(['booking', 'common']);
	const stay = useRef<HTMLButtonElement>(null);
	const { busy, failed, failure, attempt } = useAttempt(giveUp);
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('giveUp.title')}
			closeLabel={t('common:close')}
			width={WIDTH}
			initialFocus={stay}
			footer={
				<>
					<DangerButton busy={busy} onClick={attempt}>
						{t('giveUp.yes')}
					</DangerButton>
					<Button ref={stay} onClick={onClose}>
						{t('giveUp.no')}
					</Button>
				</>
			}
		>
			<p>{t('giveUp.text', { time: formatMoment(freeAt, lang) })}</p>
			{failed && (
				<div className="mt-4">
					<FailureNotice failure={failure} title={t('giveUp.failed')}>
						{t('giveUp.free')}
					</FailureNotice>
				</div>
			)}
		</Dialog>
	);
}
