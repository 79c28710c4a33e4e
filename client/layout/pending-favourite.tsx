import { useTranslation } from 'react-i18next';
import { usePendingAction } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import { changeFavourite } from '#client/parts/change-favourite.ts';
import { useMessages } from '#client/ui/messages.tsx';

/** Adds the voyage that a guest wanted as a favourite, once they have logged in and come back. Renders nothing. */
export default function PendingFavourite() {
	const { t } = useTranslation();
	const { setFavourite } = useSession();
	const show = useMessages();
	usePendingAction('favourite', async ({ voyageId }) => {
		await changeFavourite(voyageId, true, setFavourite).then(
			(done) => done && show('ok', t('favourite.kept')),
			() => show('error', t('favourite.notKept')),
		);
	});
	return null;
}
