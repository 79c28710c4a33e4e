import { useTranslation } from 'react-i18next';
import { Stepper } from '#client/ui/stepper.tsx';
import { fitsParty, type Party } from '#shared/rules/party-price.ts';

type Props = {
	party: Party;
	/** Number of people that the cabin sleeps; null where upstream doesn't say. */
	sleeps: number | null;
	/** Id of the text that says why there can't be more. */
	reasonId?: string;
	onChange: (party: Party) => void;
	className: string;
	rowClassName: string;
};

/** Asks for adults and children of a cabin by steppers, at most as many as it sleeps. */
export function PartySteps({ party, sleeps, reasonId, onChange, className, rowClassName }: Props) {
	const { t } = useTranslation('party');
	const rows = [
		['adults', 'adult'],
		['children', 'child'],
	] as const;
	return (
		<ul className={className}>
			{rows.map(([words, who]) => {
				const withCount = (count: number): Party => ({ ...party, [who]: count });
				return (
					<li key={who} className={`flex items-center gap-4 ${rowClassName}`}>
						<span className="leading-head">
							<span className="block font-semibold">{t(`${words}.name`)}</span>
							<span className="text-14 text-muted">{t(`${words}.age`)}</span>
						</span>
						<Stepper
							value={party[who]}
							labels={{ group: t(`${words}.name`), less: t(`${words}.less`), more: t(`${words}.more`) }}
							canLess={fitsParty(withCount(party[who] - 1), sleeps)}
							canMore={fitsParty(withCount(party[who] + 1), sleeps)}
							reasonId={reasonId}
							onChange={(count) => onChange(withCount(count))}
						/>
					</li>
				);
			})}
		</ul>
	);
}
