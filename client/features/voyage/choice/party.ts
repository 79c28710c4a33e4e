/** Passengers of one cabin: every cabin needs an adult, and none sleeps more than four. */
export const MAX_ADULTS = 4;
export const MAX_CHILDREN = 3;
