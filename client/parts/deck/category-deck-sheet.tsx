import { useTranslation } from 'react-i18next';
import { Sheet } from '#client/ui/sheet.tsx';
import { CategoryDeck, type CategoryDeckProps } from './category-deck.tsx';

/** The decks of a category over the page. */
export default function CategoryDeckSheet({ onClose, ...category }: CategoryDeckProps & { onClose: () => void }) {
	const { t } = useTranslation(['deck', 'common']);
	return (
		<Sheet open onClose={onClose} title={t('category.title', { name: category.name })} closeLabel={t('common:close')} width={520}>
			<CategoryDeck {...category} />
		</Sheet>
	);
}
