/** Returns the rows of a list, without the pictures that a row before shows already. */
export const withPicturesOnce = <T extends { picture: string }>(rows: readonly T[]): T[] =>
	rows.map((row, index) => (rows.slice(0, index).some(({ picture }) => picture === row.picture) ? { ...row, picture: '' } : row));
