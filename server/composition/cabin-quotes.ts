type Cabin = { categoryId: string };

/** Whether prices are those of the cabins asked for, one for each and in their order: a price is found by its cabin's place. */
export const answersTo = (asked: readonly Cabin[], quoted: readonly Cabin[]): boolean =>
	asked.length === quoted.length && asked.every(({ categoryId }, place) => categoryId === quoted[place]?.categoryId);
