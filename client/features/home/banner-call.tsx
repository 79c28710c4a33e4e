import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#client/ui/button.tsx';
import type { LeadsTo } from '#shared/catalogue/bff/views.ts';

/** Renders where a banner leads, as a button; the whole banner is the link. */
export function BannerCall({ to: { kind, name } }: { to: LeadsTo }) {
	const { t } = useTranslation('home');
	return <span className={buttonStyle('light', 'md', 'max-md:mt-2')}>{t(`leadsTo.${kind}`, { name })}</span>;
}
