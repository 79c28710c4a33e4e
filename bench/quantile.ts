/** Returns the value below which a share (0 to 1) of the values lies, by nearest rank; 0 for an empty list. */
export const quantile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
