import type { Language } from '#shared/constants.ts';
import type { Namespace, Texts } from '#shared/pages.ts';

/** The texts of a namespace as in its file: keys that lead to texts or to further keys. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** The paths of all texts below a tree, joined by dots; the forms of a counted text share one. */
type Paths<Tree> = {
	[Key in keyof Tree & string]: Tree[Key] extends string ? WithoutForm<Key> : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];
type WithoutForm<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base | Key : Key;
type PathsOf = { [N in Namespace]: Paths<Texts[N]> };

/** The keys that a `t` takes: those of its first namespace, and those of each with its name in front. */
type TextKey<First extends Namespace, All extends Namespace = First> = PathsOf[First] | { [N in All]: `${N}:${PathsOf[N]}` }[All];
type TextValues = Readonly<Record<string, string | number>> & { readonly count?: number };
export type Translate<First extends Namespace, All extends Namespace = First> = (
	key: TextKey<First, All>,
	values?: TextValues,
) => string;

/**
 * The texts of one language. `t` takes `key` or `namespace:key`, chooses the form of plural by `count` (`_zero` first), and
 * puts values in for `{{name}}`; an unknown key is returned as it is.
 */
export type Translator = {
	add(namespace: string, texts: TextTree): void;
	has(namespace: Namespace): boolean;
	exists(namespace: Namespace, key: string): boolean;
	from<First extends Namespace, All extends Namespace = First>(namespace: First): Translate<First, All>;
};

function* flat(tree: TextTree, prefix = ''): Generator<[string, string]> {
	for (const [key, text] of Object.entries(tree)) {
		if (typeof text === 'string') yield [prefix + key, text];
		else yield* flat(text, `${prefix}${key}.`);
	}
}

/** Makes a language's translator, without texts. */
export function createTranslator(lang: Language): Translator {
	/** The categories of CLDR: Chinese has one, English two. */
	const formOf = (count: number) => (lang === 'EN' && count === 1 ? 'one' : 'other');
	const byNamespace = new Map<string, Map<string, string>>();
	/** Each `t` by its namespace, so that it stays the same function. */
	const known = new Map<string, Translate<Namespace>>();

	function find(namespace: string, key: string, count: number | undefined): string | undefined {
		const texts = byNamespace.get(namespace);
		if (count === undefined) return texts?.get(key);
		return (count === 0 ? texts?.get(`${key}_zero`) : undefined) ?? texts?.get(`${key}_${formOf(count)}`) ?? texts?.get(key);
	}

	const makeT =
		(namespace: string) =>
		(key: string, values?: TextValues): string => {
			const colon = key.indexOf(':');
			const own = key.slice(colon + 1);
			const text = find(colon < 0 ? namespace : key.slice(0, colon), own, values?.count);
			if (text === undefined) return own;
			return values ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text;
		};

	return {
		add: (namespace, texts) => void byNamespace.set(namespace, new Map(flat(texts))),
		has: (namespace) => byNamespace.has(namespace),
		exists: (namespace, key) => byNamespace.get(namespace)?.has(key) ?? false,
		from<First extends Namespace, All extends Namespace = First>(namespace: First) {
			const t = known.get(namespace) ?? makeT(namespace);
			known.set(namespace, t);
			return t as Translate<First, All>;
		},
	};
}
