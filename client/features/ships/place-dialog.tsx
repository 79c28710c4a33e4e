import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { ChargeTag, PlaceFacts } from '#client/parts/place-facts.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLoaded } from '#client/ui/use-loaded.ts';
import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import type { ShipCode } from '#shared/constants.ts';
import { placePath } from '#shared/paths.ts';

type Props = { place: DeckView['places'][number]; code: ShipCode; onClose: () => void };

/** A place of the deck plan over the page: its picture, and where, when and what it costs. Load it lazily. */
export default function PlaceDialog({ place: { id, name, group }, code, onClose }: Props) {
	const { t } = useTranslation(['ships', 'experience', 'common']);
	const load = useCallback(() => browserApi('GET /ship/place', { code, id }), [code, id]);
	const wordsOf = useFailureWords();
	const { loaded: place, failure, retry } = useLoaded(load);
	return (
		<Dialog
			open
			onClose={onClose}
			title={name}
			closeLabel={t('common:close')}
			footer={
				<LinkButton to={placePath(code, { id, group })} variant="secondary" onClick={onClose}>
					{t('decks.more', { group: t(`experience:groups.${group}`) })}
				</LinkButton>
			}
		>
			{place === 'failed' && (
				<RetryNotice title={t('decks.placeFailed')} label={t('common:retry')} onRetry={retry}>
					{wordsOf(failure)}
				</RetryNotice>
			)}
			{place === null && <Skeleton className="h-96" />}
			{place !== null && place !== 'failed' && (
				<>
					{place.picture && (
						<Picture src={place.picture} alt="" ratio="3/2" sizes="(max-width: 600px) 92vw, 512px" className="rounded-2" />
					)}
					<p className="mt-4 empty:hidden">
						<ChargeTag charge={place.charge} />
					</p>
					{place.desc && <p className="mt-3 mb-5">{place.desc}</p>}
					<PlaceFacts place={place} />
				</>
			)}
		</Dialog>
	);
}
