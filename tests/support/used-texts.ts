import { parseSync } from 'vite';

/** What code says in quotes: whole strings, and the patterns of those with parts to fill in. */
export type Quoted = { strings: ReadonlySet<string>; patterns: readonly RegExp[] };

const GROUP = /\w\.|\.\w/;
const KEY_PARTS = /^[\w:.-]*$/;

function quotedIn(value: unknown, found: string[][]): void {
	if (Array.isArray(value)) for (const each of value) quotedIn(each, found);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
	const node = value as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
	if (node.type === 'Literal' && typeof node.value === 'string') found.push([node.value]);
	if (node.type === 'TemplateLiteral') found.push((node.quasis ?? []).map((part) => part.value.cooked));
	for (const each of Object.values(node)) quotedIn(each, found);
}

/** Every quoted string of a source, in the parts that stand between what is filled in. */
export function quotesOf(source: string): string[][] {
	const found: string[][] = [];
	quotedIn(parseSync('source.tsx', source).program, found);
	return found;
}

/** Everything that may be a text's key. A pattern must name a group of texts (`steps.`): one like `p${number}` would stand for every key with a p. */
export function textsIn(sources: readonly string[]): Quoted {
	const found = sources.flatMap(quotesOf);
	const patterns = found.filter(
		(parts) => parts.length > 1 && parts.every((part) => KEY_PARTS.test(part)) && parts.some((part) => GROUP.test(part)),
	);
	return {
		strings: new Set(found.filter((parts) => parts.length === 1).map(([whole]) => whole ?? '')),
		patterns: patterns.map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^:.]+')}$`)),
	};
}

/** The keys (`namespace:key`) that the code never names. */
export function unused(keys: readonly string[], { strings, patterns }: Quoted): string[] {
	const isNamed = (name: string) => strings.has(name) || patterns.some((pattern) => pattern.test(name));
	return keys.filter((key) => !isNamed(key) && !isNamed(key.slice(key.indexOf(':') + 1)));
}
