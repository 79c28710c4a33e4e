import { useTranslation } from 'react-i18next';
import { usePanels } from './panels.tsx';

/** What opens over the page from a member's menu: what is prepared, and the mini-program. */
export function MemberPopups({ className, onOpen }: { className: string; onOpen: () => void }) {
	const { t } = useTranslation();
	const { openTrip } = usePanels();
	return (['amenities', 'miniProgram'] as const).map((kind) => (
		<li key={kind}>
			<button
				type="button"
				aria-haspopup="dialog"
				onClick={() => {
					onOpen();
					openTrip(kind);
				}}
				className={className}
			>
				{t(`member.${kind}`)}
			</button>
		</li>
	));
}
