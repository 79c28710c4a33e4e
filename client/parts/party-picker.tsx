import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useVisitParty } from '#client/app/visit-party.ts';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import { usePartyWords } from './party-words.ts';

const loadPanel = async () => ({ default: (await import('./party-panel.tsx')).PartyPanel });

/** Shows the party that prices are for, as the button that changes it. */
export function PartyPicker({ className }: { className: string }) {
	const { t } = useTranslation();
	const words = usePartyWords()(useVisitParty());
	const anchor = useRef<HTMLButtonElement>(null);
	const [panel, setPanel] = useState<'unasked' | 'open' | 'closed'>('unasked');
	const Panel = useLazyWithTexts(loadPanel, 'party');
	return (
		<>
			<button
				ref={anchor}
				type="button"
				aria-label={t('party.change', { party: words })}
				aria-haspopup="dialog"
				aria-expanded={panel === 'open'}
				onClick={() => setPanel(panel === 'open' ? 'closed' : 'open')}
				className={`inline-flex items-center gap-1.5 noscript:hidden ${className}`}
			>
				<span>{words}</span>
				<ChevronDownIcon size={18} />
			</button>
			{panel !== 'unasked' && <Panel open={panel === 'open'} anchor={anchor} onClose={() => setPanel('closed')} />}
		</>
	);
}
