/** The kinds of events that are held on board, in the order of the page. */
export const KINDS = ['meeting', 'incentive', 'annual', 'wedding', 'charter'] as const;
