import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useVisitParty } from '#client/app/visit-party.ts';
import { ChevronDownIcon, GuestsIcon } from '#client/ui/icons.tsx';
import { peopleOf } from '#shared/rules/party-price.ts';
import { usePartyWords } from './party-words.ts';

/** Shows the party that prices are for, as the button that changes it; `short` counts its people only. */
export function PartyPicker({ className, short = false }: { className: string; short?: boolean }) {
	const { t } = useTranslation();
	const party = useVisitParty();
	const words = usePartyWords()(party);
	const people = t('party.people', { count: peopleOf(party) });
	const anchor = useRef<HTMLButtonElement>(null);
	const [panel, setPanel] = useState<'unasked' | 'open' | 'closed'>('unasked');
	const Panel = useLazyWithTexts(() => import('./party-panel.tsx'), 'party');
	return (
		<>
			<button
				ref={anchor}
				type="button"
				aria-label={(short ? `${people} · ` : '') + t('party.change', { party: words })}
				aria-haspopup="dialog"
				aria-expanded={panel === 'open'}
				onClick={() => setPanel(panel === 'open' ? 'closed' : 'open')}
				className={`inline-flex items-center gap-1.5 noscript:hidden ${className}`}
			>
				{short && <GuestsIcon size={20} />}
				<span>{short ? people : words}</span>
				{!short && <ChevronDownIcon size={18} />}
			</button>
			{panel !== 'unasked' && <Panel open={panel === 'open'} anchor={anchor} onClose={() => setPanel('closed')} />}
		</>
	);
}
