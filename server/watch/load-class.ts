/** The classes of requests under overload, in the order in which they are refused. */
export const LOAD_CLASSES = ['ahead', 'unkept', 'visitor', 'member', 'booking'] as const;
export type LoadClass = (typeof LOAD_CLASSES)[number];
