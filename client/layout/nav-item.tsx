import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#client/ui/link.tsx';
import type { NavLink } from './navigation.ts';
import { usePanels } from './panels.tsx';

type Props = {
	link: NavLink;
	hint?: boolean;
	/** Fetch its page once the entry is in view. */
	soon?: boolean;
	/** Runs before a dialog opens over the page. */
	onOpen?: () => void;
	className?: string;
};

/**
 * Renders an entry of the navigation: its name, from the texts or from data, and a line about it. An entry that opens a dialog is
 * a link to a page of its own without scripts.
 */
export function NavItem({ link, hint = false, soon = false, onOpen, className = '' }: Props) {
	const { t } = useTranslation();
	const { openTrip } = usePanels();
	const { opens } = link;
	const openOver = (event: MouseEvent) => {
		if (!opens) return;
		event.preventDefault();
		onOpen?.();
		openTrip(opens);
	};
	return (
		<Link
			to={link.to}
			data-soon={(soon && !opens) || undefined}
			aria-haspopup={opens && 'dialog'}
			onClick={openOver}
			className={className}
		>
			<span>{link.text ? t(`nav.${link.text}`, { name: link.name ?? '' }) : link.name}</span>
			{hint && link.hint && <span className="block text-14 leading-body text-muted">{t(`nav.${link.hint}`)}</span>}
		</Link>
	);
}
