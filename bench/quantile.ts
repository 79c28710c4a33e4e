/** The value below which a share of the values lies, 0 to 1 (nearest rank); 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
