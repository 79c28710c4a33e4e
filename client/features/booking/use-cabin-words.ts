import { useTranslation } from 'react-i18next';

/** Returns the function that names a cabin of a booking, with its number when there are several. */
export function useCabinName() {
	const { t } = useTranslation('booking');
	return (cabins: readonly { name: string }[], index: number): string => {
		const name = cabins[index]?.name ?? '';
		return cabins.length > 1 ? t('cabin.numbered', { number: index + 1, name }) : name;
	};
}

/** Returns the function that words the adults and children for which a cabin is priced. */
export function usePartyWords() {
	const { t } = useTranslation('booking');
	return ({ adult, child }: { adult: number; child: number }): string =>
		t('passenger.adults', { count: adult }) + (child > 0 ? t('passenger.children', { count: child }) : '');
}
