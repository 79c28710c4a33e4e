/** Returns a number in [0, 1) that depends on its key alone, so that prices and schedules are the same on every start. */
export function chance(key: string): number {
	let hash = 0x811c9dc5;
	for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns one item of a list, chosen by key. */
export function choose<T>(key: string, from: readonly [T, ...T[]]): T {
	return from[Math.floor(chance(key) * from.length)] ?? from[0];
}
