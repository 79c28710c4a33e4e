/** What a request is worth when not all can be answered, the first to be refused first. */
export const LOAD_CLASSES = ['unkept', 'visitor', 'member', 'booking'] as const;
export type LoadClass = (typeof LOAD_CLASSES)[number];
