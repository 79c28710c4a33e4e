import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { PreparedVoyage } from '#shared/catalogue/bff/member-links.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { TripFailed } from './trip-failed.tsx';

const WIDTH = 560;
const load = () => browserApi('GET /amenities', {});

function Voyage({ voyage }: { voyage: PreparedVoyage }) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	return (
		<section className="border-t border-line pt-6 first:border-0 first:pt-0">
			<h3 className="text-18 leading-head">
				<VoyageName voyage={voyage} />
			</h3>
			<p className="mt-1 text-14 text-muted">{t('amenities.departs', { day: formatDate(voyage.date, 'day', lang) })}</p>
			{voyage.passengers.map(({ id, name, amenities }) => (
				<div key={id} className="mt-5">
					<h4 className="font-sans text-16 leading-head font-semibold tracking-normal">{name}</h4>
					{amenities.length === 0 && <p className="mt-2 text-14 text-muted">{t('amenities.none')}</p>}
					<ul className="mt-2 grid gap-3">
						{amenities.map((amenity) => (
							<li key={amenity.name} className="flex gap-3">
								<CheckIcon size={18} className="mt-1 shrink-0 text-accent" />
								<span>
									<span className="font-semibold">{amenity.name}</span>
									{amenity.text && <span className="block text-14 text-muted">{amenity.text}</span>}
								</span>
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}

/** Renders the gifts on board for the member and the passengers of their order. */
export default function AmenitiesDialog({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation(['trip', 'common']);
	const { loaded: prepared, failure, retry } = useLoaded(load);
	const known = prepared === 'failed' ? null : prepared;
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('amenities.title')}
			closeLabel={t('common:close')}
			width={WIDTH}
			focusClose
			onlyText={Boolean(known && known.voyages.length > 0)}
			footer={
				known?.link && known.voyages.length > 0 ? (
					<a href={known.link} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary', 'md')}>
						{t('amenities.more')}
					</a>
				) : undefined
			}
		>
			{prepared === 'failed' && <TripFailed failure={failure} onRetry={retry} />}
			{prepared === null && <Skeleton className="h-64" />}
			{known?.voyages.length === 0 && (
				<div className="py-4 text-center">
					<p className="font-display text-h3 leading-head">{t('amenities.emptyTitle')}</p>
					<p className="mx-auto mt-3 max-w-measure text-muted">{t('amenities.emptyText')}</p>
					<div className="mt-6">
						<LinkButton to={paths.search} onClick={onClose}>
							{t('amenities.search')}
						</LinkButton>
					</div>
				</div>
			)}
			{known && known.voyages.length > 0 && (
				<div className="grid gap-8">
					{known.voyages.map((voyage) => (
						<Voyage key={voyage.orderId} voyage={voyage} />
					))}
				</div>
			)}
		</Dialog>
	);
}
