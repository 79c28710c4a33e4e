/** A wait in whole minutes, as it is said: each minute up to ten, then each fifth; never less than it is. 0: less than a minute. */
export function roundedMinutes(seconds: number): number {
	if (seconds < 60) return 0;
	const minutes = Math.ceil(seconds / 60);
	return minutes <= 10 ? minutes : Math.ceil(minutes / 5) * 5;
}
