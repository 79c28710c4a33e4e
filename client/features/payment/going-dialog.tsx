import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useLongWait } from '#client/ui/use-long-wait.ts';

const WIDTH = 420;
/** Milliseconds after which the dialog says that it takes longer than usual. */
const LONG_WAIT_MS = 8_000;

/** Renders the dialog that is shown while the cashier's address is fetched, which can be cancelled. */
export default function GoingDialog({ onCancel }: { onCancel: () => void }) {
	const { t } = useTranslation(['payment', 'common']);
	const long = useLongWait(true, LONG_WAIT_MS);
	return (
		<Dialog open onClose={onCancel} title={t('going.title')} closeLabel={t('common:close')} width={WIDTH} dismissible={false}>
			<div className="grid justify-items-center gap-5 py-6 text-center text-navy-700">
				<Spinner size={40} />
				<p role="status" className="text-muted">
					{t(long ? 'going.long' : 'going.text')}
				</p>
				<Button variant="secondary" size="sm" onClick={onCancel}>
					{t('going.cancel')}
				</Button>
			</div>
		</Dialog>
	);
}
