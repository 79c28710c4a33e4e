import { useTranslation } from 'react-i18next';
import { failedCall } from '#client/app/failed-call.ts';
import { TooManyHolds } from '#client/parts/booking/too-many-holds.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { voyagePath } from '#shared/paths.ts';
import type { HeldBooking } from './use-held-booking.ts';

/** The outcome of holding the cabins again: no cabin left, a failure, or other rooms than before. */
export function HoldOutcome({ hold: { phase, missing, failure, moved }, voyage }: Pick<HeldBooking, 'hold' | 'voyage'>) {
	const { t } = useTranslation('booking');
	const { shown, code } = failedCall(failure);
	useFailureToast(failure, shown || t('again.failed'));
	const others = <TextLink to={`${voyagePath(voyage)}#cabins`}>{t('again.others')}</TextLink>;
	return (
		<>
			{missing.length > 0 && (
				<Notice tone="error" live title={t('again.missing')} action={others}>
					{missing.join(t('comma'))}
				</Notice>
			)}
			{code === 'too-many-holds' && <TooManyHolds title={shown} />}
			{failure !== undefined && code !== 'too-many-holds' && (
				<Notice tone="error" live title={shown || t('again.failed')} action={shown ? others : undefined}>
					{t('again.kept')}
				</Notice>
			)}
			{moved.length > 0 && phase !== 'over' && missing.length === 0 && failure === undefined && (
				<Notice tone="info" live title={t('again.moved')}>
					<ul>
						{moved.map(({ name, from, to }) => (
							<li key={from} className="tabular">
								{t('again.room', { name, from, to })}
							</li>
						))}
					</ul>
				</Notice>
			)}
		</>
	);
}

/** The notices about a booking's hold and its price. */
export function HoldNotices({ held: { hold, voyage, price } }: { held: HeldBooking }) {
	const { t } = useTranslation('booking');
	return (
		<>
			<HoldOutcome hold={hold} voyage={voyage} />
			{hold.phase === 'over' && hold.missing.length === 0 && (
				<Notice tone="warning" title={t('expired.title')}>
					{t('expired.text')}
				</Notice>
			)}
			{price.changed !== null && (
				<Notice
					tone="warning"
					title={t('changed.title')}
					action={
						<Button variant="secondary" size="sm" onClick={price.show}>
							{t('changed.see')}
						</Button>
					}
				>
					{t('changed.stopped')}
				</Notice>
			)}
		</>
	);
}
