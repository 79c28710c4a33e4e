import { useTranslation } from 'react-i18next';
import { Stepper } from '#client/ui/stepper.tsx';
import { fitsParty } from '#shared/rules/party.ts';
import type { Party } from '#shared/rules/party-price.ts';

/** Adults and children of a cabin, each with its steps, at most as many as it sleeps. */
export function PartySteps({
	party,
	sleeps,
	reasonId,
	onChange,
	className,
	rowClassName,
}: {
	party: Party;
	/** Null where upstream doesn't tell. */
	sleeps: number | null;
	/** Of the text that says why there can't be more. */
	reasonId?: string;
	onChange: (party: Party) => void;
	className: string;
	rowClassName: string;
}) {
	const { t } = useTranslation('party');
	const { adult, child } = party;
	const rows = [
		{ key: 'adults', value: adult, next: (value: number): Party => ({ adult: value, child }) },
		{ key: 'children', value: child, next: (value: number): Party => ({ adult, child: value }) },
	] as const;
	return (
		<ul className={className}>
			{rows.map(({ key, value, next }) => (
				<li key={key} className={`flex items-center gap-4 ${rowClassName}`}>
					<span className="leading-head">
						<span className="block font-semibold">{t(`${key}.name`)}</span>
						<span className="text-14 text-2">{t(`${key}.age`)}</span>
					</span>
					<Stepper
						value={value}
						labels={{ group: t(`${key}.name`), less: t(`${key}.less`), more: t(`${key}.more`) }}
						canLess={fitsParty(next(value - 1), sleeps)}
						canMore={fitsParty(next(value + 1), sleeps)}
						reasonId={reasonId}
						onChange={(wanted) => onChange(next(wanted))}
					/>
				</li>
			))}
		</ul>
	);
}
