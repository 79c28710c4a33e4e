import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TooManyHolds } from '#client/parts/booking/too-many-holds.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import type { Hold } from './use-hold.ts';

/** What has become of holding the cabins again: none left, not possible now, other rooms than before. */
export function HoldOutcome({ hold: { missing, failure, moved }, voyage }: { hold: Hold; voyage: VoyageCard }) {
	const { t } = useTranslation('booking');
	useFailureToast(failure, failure?.shown || t('again.failed'));
	const others = (
		<Link
			to={`${voyagePath(voyage)}#cabins`}
			className="inline-flex min-h-target items-center text-link underline underline-offset-4"
		>
			{t('again.others')}
		</Link>
	);
	return (
		<>
			{missing.length > 0 && (
				<Notice tone="error" live title={t('again.missing')} action={others}>
					{missing.join(t('comma'))}
				</Notice>
			)}
			{failure?.full && <TooManyHolds title={failure.shown} />}
			{failure && !failure.full && (
				<Notice tone="error" live title={failure.shown || t('again.failed')} action={failure.shown ? others : undefined}>
					{t('again.kept')}
				</Notice>
			)}
			{moved.length > 0 && missing.length === 0 && !failure && (
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

/** What stands on a booking whose time is over, as long as it is. */
export function HoldOver({ hold }: { hold: Hold }) {
	const { t } = useTranslation('booking');
	if (hold.phase !== 'over' || hold.missing.length > 0) return null;
	return (
		<Notice tone="warning" title={t('expired.title')}>
			{t('expired.text')}
		</Notice>
	);
}
