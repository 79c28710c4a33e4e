import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OnwardArrow } from '#client/ui/onward-arrow.tsx';
import type { LifePage } from '#shared/catalogue/bff/experience.ts';
import { experiencePath } from '#shared/paths.ts';

/** The group after this one, with the names of some of its places; after the last the first. */
export function NextGroup({ life: { ship, group, groups } }: { life: LifePage }) {
	const { t } = useTranslation('experience');
	const known = groups === 'unavailable' ? [] : groups;
	const next = known[(known.findIndex((other) => other.group === group) + 1) % known.length];
	if (!next || next.group === group) return null;
	return (
		<div className="on-dark mt-section bg-inverse">
			<Link
				to={experiencePath(ship.code, next.group)}
				className="group column flex items-center justify-between gap-8 py-10 outline-offset-[-6px]! md:py-14"
			>
				<span>
					<span className="eyebrow block">{t('nav.next')}</span>
					<span className="mt-2 block display text-h2 leading-head">{t(`groups.${next.group}`)}</span>
					<span className="mt-2 block text-2">{next.names.join(t('names.comma'))}</span>
				</span>
				<OnwardArrow size={28} className="text-accent" />
			</Link>
		</div>
	);
}
