type Props = { figures: readonly (readonly [name: string, value: string | number | null | undefined])[]; className: string };

/** Renders figures of a ship, each with its name. Figures that are not known are left out. */
export const ShipFigures = ({ figures, className }: Props) => (
	<dl className={`grid grid-cols-2 gap-x-6 ${className}`}>
		{figures.map(
			([name, value]) =>
				value && (
					<div key={name}>
						<dt className="text-12 text-2">{name}</dt>
						<dd className="tabular font-display text-20 leading-head">{value}</dd>
					</div>
				),
		)}
	</dl>
);
