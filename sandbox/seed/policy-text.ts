/** A heading and what stands under it: a paragraph, or a list of points. */
export type Section = [heading: string, ...parts: (string | string[])[]];

export type PolicyText = { title: string; enTitle: string; sections: Section[]; enSections: Section[] };
