import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseParty, useVisitParty } from '#client/app/visit-party.ts';
import { Picker } from '#client/ui/picker.tsx';
import { DEFAULT_PARTY, MAX_ADULTS } from '#shared/rules/party-price.ts';
import { PartySteps } from './party-steps.tsx';

type Props = { open: boolean; anchor: RefObject<HTMLElement | null>; onClose: () => void };

/** Changes the party of the visit, in a panel at its button. */
export function PartyPanel({ open, anchor, onClose }: Props) {
	const { t } = useTranslation();
	const party = useVisitParty();
	return (
		<Picker
			open={open}
			value={party}
			empty={DEFAULT_PARTY}
			onChange={chooseParty}
			onClose={onClose}
			anchor={anchor}
			title={t('party.title')}
			labels={{ apply: t('apply'), clear: t('clear'), close: t('close') }}
			width={340}
		>
			<PartySteps
				party={party}
				sleeps={MAX_ADULTS}
				onChange={chooseParty}
				className="flex flex-col gap-4"
				rowClassName="justify-between"
			/>
		</Picker>
	);
}
