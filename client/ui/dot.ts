/** Stands between two facts. A line may end with it, and never begins with it. */
export const DOT = '\u00a0· ';
