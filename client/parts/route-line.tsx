import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';

/** Shows the ports of a voyage in order, with a stroke from each to the next. */
export function RouteLine({ ports, className = '' }: { ports: readonly string[]; className?: string }) {
	const { t } = useTranslation();
	const comma = useLanguage() === 'CN' ? '、' : ', ';
	const stops = ports.map((name, position) => ({ name, id: `${position}` }));
	if (ports.length === 0) return null;
	return (
		<p className={`text-14 leading-head text-main ${className}`}>
			<span className="sr-only">{t('card.hint', { ports: ports.join(comma) })}</span>
			<span aria-hidden="true" className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
				{stops.map(({ id, name }) => (
					<span
						key={id}
						className="inline-flex items-center gap-2 not-last:after:w-5 not-last:after:border-t not-last:after:border-gold-500"
					>
						{name}
					</span>
				))}
			</span>
		</p>
	);
}
