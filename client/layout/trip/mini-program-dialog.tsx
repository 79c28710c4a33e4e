import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { buttonStyle } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import { QrCode } from '../qr-code.tsx';
import { TripFailed } from './trip-failed.tsx';

const WIDTH = 420;
const SIZE = 208;
const load = () => browserApi('GET /mini-program', {});

/** Renders the way to the mini-program, for extras before a voyage: a code to scan on a wide screen, a link on a phone. */
export default function MiniProgramDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation(['trip', 'common']);
	const { loaded: entry, failure, retry } = useLoaded(load);
	return (
		<Dialog open onClose={onClose} title={t('program.title')} closeLabel={t('common:close')} width={WIDTH}>
			{entry === 'failed' ? (
				<TripFailed failure={failure} onRetry={retry} />
			) : (
				<div className="flex flex-col items-center gap-5 text-center">
					<p className="text-muted">{t('program.lead')}</p>
					{entry === null && <Skeleton className="size-52" />}
					{entry?.image && <QrCode src={entry.image} name={t('program.qr')} size={SIZE} />}
					<p className="text-14 text-muted">{t('program.scan')}</p>
					{entry?.link && (
						<a
							href={entry.link}
							target="_blank"
							rel="noopener noreferrer"
							className={`${buttonStyle('primary', 'md')} w-full md:hidden`}
						>
							{t('program.open')}
						</a>
					)}
				</div>
			)}
		</Dialog>
	);
}
