import { nodesOf } from './syntax.ts';

/** The quoted strings of code: whole ones, and the patterns of templates. */
export type Quoted = { strings: ReadonlySet<string>; patterns: readonly RegExp[] };

const GROUP = /\w\.|\.\w/;
const KEY_PARTS = /^[\w:.-]*$/;

/** Returns the quoted strings of a source; those of a template are its fixed parts. */
export const quotesOf = (source: string): string[][] =>
	nodesOf('source.tsx', source).flatMap((node) => {
		if (node.type === 'Literal' && typeof node.value === 'string') return [[node.value]];
		return node.type === 'TemplateLiteral' ? [node.quasis.map(({ value }) => value.cooked ?? '')] : [];
	});

/** Returns the strings and patterns that may be a text's key. A pattern must name a group of texts (`steps.`): one like `p${number}` would fit every key with a p. */
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

/** Returns the keys (`namespace:key`) that the code never names. */
export function unused(keys: readonly string[], { strings, patterns }: Quoted): string[] {
	const isNamed = (name: string) => strings.has(name) || patterns.some((pattern) => pattern.test(name));
	return keys.filter((key) => !isNamed(key) && !isNamed(key.slice(key.indexOf(':') + 1)));
}
