/** Rows of cells, the first with the names of the columns. */
type Table = { table: readonly (readonly string[])[] };

/** A heading and its text: a paragraph, a list of points, or a table. */
export type Section = [heading: string, ...parts: (string | string[] | Table)[]];

export type PolicyText = { title: string; enTitle: string; sections: Section[]; enSections: Section[] };
