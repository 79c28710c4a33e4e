import type { ReactNode } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { type CellLook, DoorMark, LiftMark, RoomCell } from './floor-drawing.tsx';

const SWATCH = { roomNum: '', x: 1, y: 1, width: 18, height: 18 };

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
	<li className="flex items-center gap-2">
		<svg width="20" height="20" aria-hidden="true" className="shrink-0">
			{children}
		</svg>
		<span>{name}</span>
	</li>
);

/** Explains the looks and marks of the drawing. */
export function FloorKey({ looks, lifts, doors }: { looks: readonly CellLook[]; lifts: boolean; doors: boolean }) {
	const { t } = useTranslation('deck');
	return (
		<ul aria-label={t('key.label')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 leading-head text-2">
			{looks.map((look) => (
				<Entry key={look} name={t(`key.${look}`)}>
					<RoomCell cell={SWATCH} look={look} />
				</Entry>
			))}
			{lifts && (
				<Entry name={t('key.lift')}>
					<LiftMark x={10} y={10} />
				</Entry>
			)}
			{doors && (
				<Entry name={t('key.door')}>
					<g transform="scale(0.9)">
						<DoorMark x={10 / 0.9} y={10 / 0.9} />
					</g>
				</Entry>
			)}
		</ul>
	);
}
