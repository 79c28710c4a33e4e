import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NavLink } from './navigation.ts';

/** A link of the navigation: its name from the texts or from data, and a line about it. */
export function NavItem({ link, hint = false, className = '' }: { link: NavLink; hint?: boolean; className?: string }) {
	const { t } = useTranslation();
	return (
		<Link to={link.to} className={className}>
			<span>{link.text ? t(`nav.${link.text}`) : link.name}</span>
			{hint && link.hint && <span className="block text-14 leading-body text-2">{t(`nav.${link.hint}`)}</span>}
		</Link>
	);
}
