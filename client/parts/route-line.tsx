import { useTranslation } from 'react-i18next';

/** The ports of a voyage in order, with a stroke from each to the next. */
export function RouteLine({ ports, className = '' }: { ports: readonly string[]; className?: string }) {
	const { t } = useTranslation();
	const stops = ports.map((name, position) => ({ name, id: `${position}`, first: position === 0 }));
	return (
		<p className={`text-14 leading-head text-main ${className}`}>
			<span className="sr-only">{t('card.hint', { ports: ports.join(', ') })}</span>
			<span aria-hidden="true" className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
				{stops.map(({ id, name, first }) => (
					<span key={id} className="inline-flex items-center gap-2">
						{!first && <span className="h-px w-5 bg-gold-500" />}
						{name}
					</span>
				))}
			</span>
		</p>
	);
}
