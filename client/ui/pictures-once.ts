/** The rows of a list, each without a picture that a row before it shows. */
export const withPicturesOnce = <T extends { picture: string }>(rows: readonly T[]): T[] =>
	rows.map((row, index) => (rows.slice(0, index).some(({ picture }) => picture === row.picture) ? { ...row, picture: '' } : row));
