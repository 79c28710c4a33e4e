/**
 * What this tab has shown, to be shown again, with its time, when it can't be had anew. It is gone with the tab: nothing is
 * written anywhere. To be filled by effects only: the server's memory is everybody's.
 */
export function createLastSeen<T>() {
	const seen = new Map<string, T>();
	return {
		get: (key: string): T | undefined => seen.get(key),
		keep(key: string, value: T): void {
			seen.set(key, value);
		},
	};
}
