/** Returns the time on the visitor's own clock at an instant: `00:05`. */
export const localTime = (at: Date): string =>
	[at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
