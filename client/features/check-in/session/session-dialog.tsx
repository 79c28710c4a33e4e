import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '#client/parts/use-deadline.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { useAttempt } from '#client/ui/use-attempt.ts';

const WIDTH = 480;

/** A minute before a check-in closes: whether to go on. Enter and Space do. */
export default function SessionDialog({
	left,
	extension,
	onClose,
}: {
	left: number;
	extension: ReturnType<typeof useAttempt>;
	onClose: () => void;
}) {
	const { t } = useTranslation(['check-in', 'common']);
	const first = useRef<HTMLButtonElement>(null);
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('session.title')}
			closeLabel={t('common:close')}
			width={WIDTH}
			dismissible={false}
			initialFocus={first}
			footer={
				<Button ref={first} busy={extension.busy} onClick={extension.attempt}>
					{t('session.goOn')}
				</Button>
			}
		>
			<div className="grid gap-4">
				<p aria-hidden="true" className="tabular text-center text-h1 leading-tight font-light text-amber-800">
					{clock(left)}
				</p>
				<p>{t('session.text')}</p>
				{extension.failed && (
					<Notice tone="error" live>
						{t('session.failed')}
					</Notice>
				)}
			</div>
		</Dialog>
	);
}
