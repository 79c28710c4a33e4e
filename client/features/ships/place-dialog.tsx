import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { LoadedDialog } from '#client/parts/loaded-dialog.tsx';
import { ChargeTag, PlaceFacts } from '#client/parts/place-facts.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { DeckView } from '#shared/catalogue/bff/ships.ts';
import type { ShipCode } from '#shared/constants.ts';
import { placePath } from '#shared/paths.ts';

type Props = { place: DeckView['places'][number]; code: ShipCode; onClose: () => void };

/** Renders a place of the deck plan over the page: its picture, deck, hours and cost. Load it lazily. */
export default function PlaceDialog({ place: { id, name, group }, code, onClose }: Props) {
	const { t } = useTranslation(['ships', 'experience']);
	const load = useCallback(() => browserApi('GET /ship/place', { code, id }), [code, id]);
	return (
		<LoadedDialog
			load={load}
			failed={{ title: t('decks.placeFailed') }}
			onClose={onClose}
			title={name}
			footer={
				<LinkButton to={placePath(code, { id, group })} variant="secondary" onClick={onClose}>
					{t('decks.more', { group: t(`experience:groups.${group}`) })}
				</LinkButton>
			}
		>
			{(place) => (
				<>
					{place.picture && <Picture src={place.picture} alt="" sizes="(max-width: 600px) 92vw, 512px" className="rounded-2" />}
					<p className="mt-4 empty:hidden">
						<ChargeTag charge={place.charge} />
					</p>
					{place.desc && <p className="mt-3 mb-5">{place.desc}</p>}
					<PlaceFacts place={place} />
				</>
			)}
		</LoadedDialog>
	);
}
