import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { DialCodeLabels, DialCountry } from '#client/ui/dial-code-list.tsx';

type SmsCountry = { code: string; cnName: string; enName: string };

/** What a PhoneField needs besides its value: the countries by their names in the visitor's language, and its words. */
export function useDialCode(countries: readonly SmsCountry[]): { countries: DialCountry[]; labels: DialCodeLabels } {
	const { t } = useTranslation(['login', 'common']);
	const lang = useLanguage();
	return {
		countries: countries.map(({ code, cnName, enName }) => ({ code, name: (lang === 'CN' ? cnName : enName) || cnName })),
		labels: {
			title: t('dial.title'),
			search: t('dial.search'),
			none: t('dial.none'),
			count: (count) => t('dial.count', { count }),
			close: t('common:close'),
		},
	};
}
