/** A heading and its text: a paragraph, or a list of points. */
export type Section = [heading: string, ...parts: (string | string[])[]];

export type PolicyText = { title: string; enTitle: string; sections: Section[]; enSections: Section[] };
