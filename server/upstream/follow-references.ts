type Container = Record<string, unknown>;

/** Values that may be copied for one reply: references to lists of references would fill the memory. */
const MOST_COPIED = 1_000_000;

/** A path from the whole reply on, such as `$.data[0].cruise`. fastjson writes a backslash before each sign of a name that is no letter and no digit. */
const PATH = /^\$(?:\.(?:[^.[\\]|\\.)+|\[\d+\])+$/;
const STEP = /\.((?:[^.[\\]|\\.)+)|\[(\d+)\]/g;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The path of a reference, `{ "$ref": "$.data[0].cruise" }`; undefined for any other value. */
const pathOf = (value: Container): string | undefined =>
	typeof value.$ref === 'string' && Object.keys(value).length === 1 ? value.$ref : undefined;

/** The keys that a path leads along; null for `$`, `@`, `..` and `../..`, which name something around the reference. */
const keysOf = (path: string): string[] | null =>
	PATH.test(path) ? [...path.matchAll(STEP)].map(([, name, place = '']) => name?.replaceAll(/\\(.)/g, '$1') ?? place) : null;

/** Returns what stands at the end of some keys; undefined when there is nothing. */
const valueAt = (root: unknown, keys: readonly string[]): unknown =>
	keys.reduce<unknown>((holder, key) => (isContainer(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined), root);

/**
 * Puts copies in the place of references to what else stands in a reply, as fastjson writes an object that it has written before. A reference that leads
 * nowhere, or to something around itself, stays: it fits no schema, so that it counts as missing and is logged. Changes `root`. Throws `RangeError` when
 * the copies are too large.
 */
export function followReferences(root: unknown): void {
	/** The objects and lists whose references are followed, and those in which this has begun. */
	const states = new Map<unknown, 'begun' | 'done'>();
	/** What stands at the paths that were asked for. */
	const named = new Map<string, unknown>();
	let copied = 0;

	function copyOf(value: Container): Container {
		const copy = (Array.isArray(value) ? [...value] : { ...value }) as Container;
		const entries = Object.entries(copy);
		copied += 1 + entries.length;
		if (copied > MOST_COPIED) throw new RangeError('too many references in a reply');
		for (const [key, inner] of entries) if (isContainer(inner)) copy[key] = copyOf(inner);
		return copy;
	}

	function follow(holder: Container, key: string, path: string): void {
		const keys = named.has(path) ? null : keysOf(path);
		if (keys) named.set(path, valueAt(root, keys));
		const value = named.get(path);
		if (!isContainer(value) || pathOf(value) !== undefined) return;
		settle(value);
		if (states.get(value) === 'done') holder[key] = copyOf(value);
	}

	/** Follows all references in an object or a list. */
	function settle(holder: Container): void {
		if (states.has(holder)) return;
		states.set(holder, 'begun');
		for (const [key, value] of Object.entries(holder)) {
			if (!isContainer(value)) continue;
			const path = pathOf(value);
			if (path === undefined) settle(value);
			else follow(holder, key, path);
		}
		states.set(holder, 'done');
	}

	if (isContainer(root)) settle(root);
}
