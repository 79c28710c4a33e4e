import { useRef, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import { useInBrowser } from '#client/app/root-data.ts';
import { DOT } from '#client/ui/dot.ts';
import { RadioBox } from '#client/ui/radio-group.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { roomsByDeck } from './deck-rooms.ts';
import type { RoomChoiceProps, RoomWords } from './room-choice.tsx';

type Props = Omit<RoomChoiceProps, 'onWords' | 'onList'> & {
	/** The heading of the list. */
	title: string;
	/** Returns the name of a deck; the empty string stands for rooms without a known deck. */
	nameOf: (deck: string) => string;
	/** Id of the text that says what is wrong with the choice. */
	problemId?: string;
};

/**
 * Chooses a free cabin on the plan, whose code is loaded when it is shown and which is nothing without scripts, or in the list beside it, deck by
 * deck, and by side and part of the ship once the plan is there. The words for a cabin's place are in the list for the ear; the plan shows it.
 */
export function RoomPicker({ title, nameOf, problemId, ...choice }: Props) {
	const RoomChoice = useLazyWithTexts(() => import('./room-choice.tsx'), 'deck');
	const inBrowser = useInBrowser(() => true, false);
	const [words, setWords] = useState<RoomWords>();
	const heading = useRef<HTMLHeadingElement>(null);
	const { rooms, chosen, onChoose } = choice;
	const waiting = <Skeleton className="h-180" />;
	const listed = words ? rooms.filter(({ id }) => words.has(id) || id === chosen) : rooms;
	// In the order of numbers, which is that from bow to stern
	const groups = roomsByDeck(listed).flatMap(([deck, onDeck]) =>
		[...Map.groupBy(onDeck, ({ id }) => words?.get(id)?.place ?? '')].map(([place, own]) => ({ deck, place, rooms: own })),
	);
	return (
		<div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] noscript:grid-cols-1">
			<div className="min-w-0 noscript:hidden">
				{inBrowser ? (
					<RoomChoice {...choice} onWords={setWords} onList={() => heading.current?.focus()} loading={waiting} />
				) : (
					waiting
				)}
			</div>
			<div className="grid min-w-0 gap-5">
				<h3 ref={heading} tabIndex={-1} className="scroll-mt-20 text-16! font-semibold">
					{title}
				</h3>
				{groups.map(({ deck, place, rooms: grouped }) => (
					<fieldset key={`${deck} ${place}`} aria-describedby={problemId} className="m-0 min-w-0 border-0 p-0">
						<legend className="mb-2 p-0 text-14 font-semibold">{[nameOf(deck), place].filter(Boolean).join(DOT)}</legend>
						<div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
							{grouped.map(({ id, roomNum }) => (
								<RadioBox
									key={id}
									aria-description={words?.get(id)?.text || undefined}
									name="room"
									value={id}
									checked={chosen === id}
									onChoose={onChoose}
									className="tabular relative grid min-h-control place-items-center rounded-2 border-control bg-white has-checked:bg-action has-checked:font-semibold has-checked:text-on-action"
									inputClassName="absolute inset-0 m-0 cursor-pointer opacity-0 forced-colors:static forced-colors:opacity-100"
								>
									<span>{roomNum}</span>
								</RadioBox>
							))}
						</div>
					</fieldset>
				))}
			</div>
		</div>
	);
}
