import { RadioBox } from '#client/ui/radio-box.tsx';
import type { EmptyRoom } from '#shared/catalogue/bff/order-views.ts';
import { roomsByDeck } from '../rooms-by-deck.ts';
import type { RoomWords } from './room-choice.tsx';

const LOOKS = {
	page: {
		legend: 'mb-3',
		grid: 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]',
		box: 'flex items-center gap-2.5 px-4 has-checked:bg-navy-50 has-checked:text-navy-700',
		input: 'size-4.5 accent-(--action)',
	},
	sheet: {
		legend: 'mb-2',
		grid: 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]',
		box: 'relative grid place-items-center has-checked:bg-action has-checked:text-on-action',
		input: 'sr-only forced-colors:not-sr-only',
	},
} as const;

type Props = {
	rooms: readonly EmptyRoom[];
	chosen: string;
	onChoose: (id: string) => void;
	/** Returns the name of a deck; the empty string stands for rooms without a known deck. */
	nameOf: (deck: string) => string;
	/** Id of the text that says what is wrong with the choice. */
	problemId?: string;
	/** What is known of each cabin's place. Those that are missing are filtered out. */
	words?: RoomWords;
	/** The boxes of a sheet are smaller. */
	look: keyof typeof LOOKS;
};

/** Renders rooms as radio buttons, deck by deck. The words for a cabin's place are there for the ear; the drawing beside shows it. */
export function RoomBoxes({ rooms, chosen, onChoose, nameOf, problemId, words, look }: Props) {
	const { legend, grid, box, input } = LOOKS[look];
	const shown = words ? rooms.filter(({ id }) => words.has(id) || id === chosen) : rooms;
	return roomsByDeck(shown).map(([deck, onDeck]) => (
		<fieldset key={deck} aria-describedby={problemId} className="m-0 min-w-0 border-0 p-0">
			<legend className={`p-0 text-14 font-semibold ${legend}`}>{nameOf(deck)}</legend>
			<div className={`grid gap-2 ${grid}`}>
				{onDeck.map(({ id, roomNum }) => (
					<RadioBox
						key={id}
						aria-description={words?.get(id) || undefined}
						name="room"
						value={id}
						checked={chosen === id}
						onChoose={onChoose}
						className={`tabular min-h-control rounded-2 border-control bg-white has-checked:font-semibold ${box}`}
						inputClassName={input}
					>
						<span>{roomNum}</span>
					</RadioBox>
				))}
			</div>
		</fieldset>
	));
}
