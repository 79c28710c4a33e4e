import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Link } from '#client/ui/link.tsx';
import { memberLinks } from './navigation.ts';
import { usePanels } from './panels.tsx';

const DIALOGS = ['amenities', 'miniProgram'] as const;

type Props = { className: string; look: string; onLink?: () => void; onDialog: () => void };

/** Renders a list of a member's pages and of the dialogs about a coming voyage; nothing in English, which has none of them. */
export function MemberEntries({ className, look, onLink, onDialog }: Props) {
	const { t } = useTranslation();
	const { openTrip } = usePanels();
	const links = memberLinks(useLanguage());
	if (links.length === 0) return null;
	return (
		<ul className={className}>
			{links.map(({ to, text }) => (
				<li key={to}>
					<Link to={to} onClick={onLink} className={look}>
						{t(`member.${text}`)}
					</Link>
				</li>
			))}
			{DIALOGS.map((kind) => (
				<li key={kind}>
					<button
						type="button"
						aria-haspopup="dialog"
						onClick={() => {
							onDialog();
							openTrip(kind);
						}}
						className={look}
					>
						{t(`member.${kind}`)}
					</button>
				</li>
			))}
		</ul>
	);
}
