import { useTranslation } from 'react-i18next';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { type Compared, MOST_COMPARED, toggleCompared, useCompared } from './compare-store.ts';

/** Ticks a voyage for comparison. */
export function CompareBox({ voyage }: { voyage: Compared }) {
	const { t } = useTranslation('search');
	const compared = useCompared();
	const checked = compared.some(({ id }) => id === voyage.id);
	return (
		<Checkbox
			label={t('result.compare.add')}
			aria-label={t('result.compare.addNamed', { title: voyage.title, date: voyage.date })}
			checked={checked}
			disabled={!checked && compared.length >= MOST_COMPARED}
			onChange={() => toggleCompared(voyage)}
			className="relative z-1 text-14 text-2"
		/>
	);
}
