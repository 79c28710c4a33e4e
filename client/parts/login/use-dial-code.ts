import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import type { DialCodeLabels, DialCountry } from '#client/ui/dial-code-list.tsx';

export type Countries = readonly { code: string; cnName: string; enName: string }[];

/** Returns the countries of a PhoneField, named in the visitor's language, and its words. */
export function useDialCode(countries: Countries): { countries: DialCountry[]; labels: DialCodeLabels } {
	const { t } = useTranslation(['login', 'common']);
	const lang = useLanguage();
	return {
		countries: countries.map(({ code, cnName, enName }) => ({ code, name: (lang === 'CN' ? cnName : enName) || cnName })),
		labels: {
			title: t('dial.title'),
			search: t('dial.search'),
			none: t('dial.none'),
			read: t('dial.read'),
			count: (count) => t('dial.count', { count }),
			close: t('common:close'),
		},
	};
}
