import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { RoomDeck } from './deck-rooms.ts';
import { FloorDrawing, RoomCell } from './floor-drawing.tsx';
import { type Cell, FOR_FINGERS, hullOf, isArrowKey, layFloor, nearestCell, nextCell } from './floor-geometry.ts';
import { useRoomWords } from './use-room-words.ts';

const DECK_STEPS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

type Props = {
	plan: ShipDecks;
	deck: RoomDeck;
	chosen: string;
	onChoose: (id: string) => void;
	/** Shows the deck above (1) or below (-1); false where there is none. */
	onStep: (step: 1 | -1) => boolean;
};

/** Chooses a cabin of a deck by touch, mouse or keys: arrows move along the deck, Page Up and Page Down to another, Enter chooses. */
export function FloorChoice({ plan, deck: { deck, rooms, places }, chosen, onChoose, onStep }: Props) {
	const { t } = useTranslation('deck');
	const wordsOf = useRoomWords(plan);
	const box = useRef<HTMLDivElement>(null);
	const [active, setActive] = useState('');
	const cameFrom = useRef<Cell | null>(null);
	const hull = useMemo(() => hullOf(plan), [plan]);
	const floor = layFloor(rooms, hull, FOR_FINGERS);
	const choices = floor.cells.filter(({ freeId }) => freeId !== null);
	const entry =
		choices.find(({ roomNum }) => roomNum === active) ?? choices.find(({ freeId }) => freeId === chosen) ?? choices[0];

	const focus = (cell: Cell | undefined) => {
		if (!cell) return;
		setActive(cell.roomNum);
		box.current?.querySelector<SVGElement>(`[data-room="${CSS.escape(cell.roomNum)}"]`)?.focus();
	};
	useEffect(() => {
		if (!cameFrom.current) return;
		focus(nearestCell(choices, cameFrom.current));
		cameFrom.current = null;
	});
	const onKeyDown = (event: KeyboardEvent) => {
		const step = DECK_STEPS[event.key];
		if (!entry) return;
		if (event.key === 'Enter' || event.key === ' ') onChoose(entry.freeId ?? '');
		else if (isArrowKey(event.key)) focus(nextCell(choices, entry, event.key));
		else if (event.key === 'Home') focus(choices[0]);
		else if (event.key === 'End') focus(choices.at(-1));
		else if (!step) return;
		else if (onStep(step)) cameFrom.current = entry;
		event.preventDefault();
	};
	if (choices.length === 0) return <p className="text-muted">{t('unplaced')}</p>;
	return (
		<div ref={box}>
			<FloorDrawing floor={floor} places={places} role="listbox" label={t('floor', { deck })} onKeyDown={onKeyDown}>
				{choices.map((cell) => (
					<g
						key={cell.roomNum}
						role="option"
						data-room={cell.roomNum}
						aria-selected={cell.freeId === chosen}
						aria-label={[cell.roomNum, wordsOf(cell, deck)].filter(Boolean).join(t('and'))}
						tabIndex={cell === entry ? 0 : -1}
						onFocus={() => setActive(cell.roomNum)}
						onClick={() => onChoose(cell.freeId ?? '')}
						className="group cursor-pointer outline-none"
					>
						<RoomCell cell={cell} look={cell.freeId === chosen ? 'chosen' : 'free'} />
					</g>
				))}
			</FloorDrawing>
		</div>
	);
}
