import { useTranslation } from 'react-i18next';

/** A cabin's name; with its number when there are several. */
export function useCabinName() {
	const { t } = useTranslation('booking');
	return (cabins: readonly { name: string }[], index: number): string => {
		const name = cabins[index]?.name ?? '';
		return cabins.length > 1 ? t('cabin.numbered', { number: index + 1, name }) : name;
	};
}

/** Whom a cabin is priced for. */
export function usePartyWords() {
	const { t } = useTranslation('booking');
	return ({ adult, child }: { adult: number; child: number }): string =>
		t('passenger.adults', { count: adult }) + (child > 0 ? t('passenger.children', { count: child }) : '');
}
