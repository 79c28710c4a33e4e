import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '#client/ui/icons.tsx';

/** Renders the words of a banner's link; the whole banner is the link. */
export function BannerMore({ className }: { className: string }) {
	const { t } = useTranslation('home');
	return (
		<span aria-hidden="true" className={`items-center gap-3 font-semibold ${className}`}>
			<span className="border-b border-gold-300 pb-1">{t('hero.more')}</span>
			<ArrowRightIcon size={20} className="text-gold-300 transition-transform duration-base group-hover/slide:translate-x-1" />
		</span>
	);
}
