/** Passengers of one cabin: every cabin needs an adult, and none sleeps more than four. */
export const MOST_ADULTS = 4;
export const MOST_CHILDREN = 3;
