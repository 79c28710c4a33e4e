import { useTranslation } from 'react-i18next';
import { type CellLook, LiftMark, RoomCell } from './floor-drawing.tsx';

const SWATCH = { roomNum: '', x: 1, y: 1, width: 18, height: 18 };

/** What the looks of the drawing stand for. */
export function FloorKey({ looks, lifts }: { looks: readonly CellLook[]; lifts: boolean }) {
	const { t } = useTranslation('deck');
	return (
		<ul aria-label={t('key.label')} className="flex flex-wrap gap-x-5 gap-y-1.5 text-14 leading-head text-2">
			{looks.map((look) => (
				<li key={look} className="flex items-center gap-2">
					<svg width="20" height="20" aria-hidden="true" className="shrink-0">
						<RoomCell cell={SWATCH} look={look} unit={1} />
					</svg>
					{t(`key.${look}`)}
				</li>
			))}
			{lifts && (
				<li className="flex items-center gap-2">
					<svg width="20" height="20" aria-hidden="true" className="shrink-0">
						<LiftMark x={10} y={10} unit={1} />
					</svg>
					{t('key.lift')}
				</li>
			)}
		</ul>
	);
}
