import { useTranslation } from 'react-i18next';
import { usePendingAction } from '#client/app/pending-action.ts';
import { useSession } from '#client/app/session.tsx';
import { useMessages } from '#client/ui/messages.tsx';

/** Adds the voyage whose heart a guest had pressed to the favourites, once they have logged in and come back. */
export function usePendingFavourite(): void {
	const { t } = useTranslation();
	const { setFavourite } = useSession();
	const show = useMessages();
	usePendingAction('favourite', async ({ voyageId }) => {
		const { changeFavourite } = await import('#client/parts/change-favourite.ts');
		await changeFavourite(voyageId, true, setFavourite).then(
			(done) => done && show('ok', t('favourite.kept')),
			() => show('error', t('favourite.notKept')),
		);
	});
}
