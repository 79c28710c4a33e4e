/** An element that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control and what it shows. */
export type Shown = readonly [control: Control, value: string, checked: boolean];
