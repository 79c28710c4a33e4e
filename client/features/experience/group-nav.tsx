import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, OnwardArrow } from '#client/ui/link.tsx';
import type { LifePage } from '#shared/catalogue/bff/experience.ts';
import { FACILITY_GROUPS } from '#shared/constants.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { experiencePath } from '#shared/paths.ts';

/** Renders links to the day on board and to every group, which stay below the header. */
export function GroupNav({ life: { ship, group, groups } }: { life: LifePage }) {
	const { t } = useTranslation('experience');
	const list = useRef<HTMLUListElement>(null);
	// On phones the current link may lie beyond the edge.
	useEffect(() => {
		const link = list.current?.querySelector<HTMLElement>('[aria-current]');
		if (link) list.current?.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.clientWidth) / 2 });
	}, []);
	const known = entriesOf(groups);
	const shown = FACILITY_GROUPS.filter(
		(name) => name === group || known.length === 0 || known.some((other) => other.group === name),
	);
	const links = [
		{ to: experiencePath(ship.code), text: t('nav.overview'), current: false },
		...shown.map((name) => ({ to: experiencePath(ship.code, name), text: t(`groups.${name}`), current: name === group })),
	];
	return (
		<nav aria-label={t('nav.label', { ship: ship.name })} className="top-bar border-y border-line bg-page" data-noprint>
			<ul ref={list} className="column no-scrollbar relative flex overflow-x-auto lg:-translate-x-5">
				{links.map(({ to, text, current }) => (
					<li key={to} className="flex-none">
						<Link
							to={to}
							aria-current={current ? 'page' : undefined}
							className="relative flex min-h-13 items-center px-3 whitespace-nowrap text-muted outline-offset-[-4px]! after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:bg-gold-500 after:opacity-0 hover:text-main aria-[current]:text-main aria-[current]:after:opacity-100 lg:px-5"
						>
							{text}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Renders a link to the next group, with the names of some of its places; the last group leads to the first. */
export function NextGroup({ life: { ship, group, groups } }: { life: LifePage }) {
	const { t } = useTranslation('experience');
	const known = entriesOf(groups);
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
					<span className="mt-2 block text-muted">{next.names.join(t('names.comma'))}</span>
				</span>
				<OnwardArrow size={28} className="text-accent" />
			</Link>
		</div>
	);
}
