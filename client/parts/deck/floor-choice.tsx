import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import type { RoomDeck } from './deck-rooms.ts';
import { FloorDrawing, RoomCell } from './floor-drawing.tsx';
import { type Cell, FOR_FINGERS, isArrowKey, layFloor, nearestCell, nextCell } from './floor-geometry.ts';
import { useBox } from './use-box.ts';
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
export function FloorChoice({ plan, deck: { deck, rooms }, chosen, onChoose, onStep }: Props) {
	const { t } = useTranslation('deck');
	const wordsOf = useRoomWords(plan);
	const { ref, width } = useBox<HTMLDivElement>();
	const [active, setActive] = useState('');
	const cameFrom = useRef<Cell | null>(null);
	const floor = layFloor(rooms, plan.lifts, { width, tall: FOR_FINGERS });
	const choices = floor.cells.filter(({ freeId }) => freeId !== null);
	const entry = (
		choices.find(({ roomNum }) => roomNum === active) ??
		choices.find(({ freeId }) => freeId === chosen) ??
		choices[0]
	)?.roomNum;

	const focus = (cell: Cell | undefined) => {
		if (!cell) return;
		setActive(cell.roomNum);
		ref.current?.querySelector<SVGElement>(`[data-room="${CSS.escape(cell.roomNum)}"]`)?.focus();
	};
	useEffect(() => {
		if (!cameFrom.current) return;
		focus(nearestCell(choices, cameFrom.current));
		cameFrom.current = null;
	});
	const onKeyDown = (event: KeyboardEvent) => {
		const from = choices.find(({ roomNum }) => roomNum === entry);
		const step = DECK_STEPS[event.key];
		if (!from) return;
		if (event.key === 'Enter' || event.key === ' ') onChoose(from.freeId ?? '');
		else if (isArrowKey(event.key)) focus(nextCell(choices, from, event.key, floor.lying));
		else if (event.key === 'Home') focus(choices[0]);
		else if (event.key === 'End') focus(choices.at(-1));
		else if (!step) return;
		else if (onStep(step)) cameFrom.current = from;
		event.preventDefault();
	};
	return (
		<div ref={ref} className="w-full overflow-x-auto text-16">
			<FloorDrawing
				floor={floor}
				role="listbox"
				label={deck === null ? t('floorUnknown') : t('floor', { deck })}
				onKeyDown={onKeyDown}
			>
				<svg aria-hidden="true" className="overflow-visible">
					{floor.cells
						.filter(({ freeId }) => freeId === null)
						.map((cell) => (
							<RoomCell key={cell.roomNum} cell={cell} look={cell.yours ? 'yours' : cell.taken ? 'taken' : 'other'} />
						))}
				</svg>
				{choices.map((cell) => (
					<g
						key={cell.roomNum}
						role="option"
						data-room={cell.roomNum}
						aria-selected={cell.freeId === chosen}
						aria-label={[cell.roomNum, wordsOf(cell, deck)].filter(Boolean).join(t('and'))}
						tabIndex={cell.roomNum === entry ? 0 : -1}
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
