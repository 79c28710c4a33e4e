import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAddress } from '#client/layout/root-data.ts';
import { HeartIcon } from '#client/ui/icons.tsx';
import { loginPath } from '#shared/paths.ts';

/** The heart of a voyage. Visitors are led to the login page and back. */
export function FavouriteLink({ title, className = '' }: { title: string; className?: string }) {
	const { t } = useTranslation();
	const address = useAddress();
	return (
		<Link
			to={loginPath(address)}
			rel="nofollow"
			aria-label={t('card.favourite', { title })}
			className={`grid size-target place-items-center rounded-pill bg-white/90 text-navy-900 shadow-1 transition-colors hover:bg-white hover:text-coral-600 ${className}`}
		>
			<HeartIcon />
		</Link>
	);
}
