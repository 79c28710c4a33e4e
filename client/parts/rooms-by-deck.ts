/** Groups rooms by deck, the lowest first; those of no known deck come last. */
export const roomsByDeck = <T extends { deck: string }>(rooms: readonly T[]): [deck: string, rooms: T[]][] =>
	[...Map.groupBy(rooms, ({ deck }) => deck)].toSorted(([a], [b]) => (Number(a) || 99) - (Number(b) || 99));
