import { type Node, readScopes, type Scope } from './source-functions.ts';

/** Hooks whose value stays the same as long as the document is shown. */
const CONSTANT_HOOKS = ['useSite', 'useFacts', 'useLanguage', 'useTranslation'];

/** Names of functions that return a text in the document's language. */
export const TRANSLATE = /^t([A-Z]|$)/;

/** The meaning of a name: a function, or a value in a scope. `origin` is `file#name` or `package#name` of an import. */
type Meaning = { known: Scope | null; value: Node | null; from: Scope; origin: string };

/** Returns the innermost scope for which something is true, from a scope outwards. */
export function scopeWith(scope: Scope | null, has: (scope: Scope) => boolean): Scope | undefined {
	for (let at = scope; at; at = at.outer) if (has(at)) return at;
	return undefined;
}

/** Returns the scope in which a name is bound. */
export const ownerOf = (name: string, scope: Scope): Scope | undefined =>
	scopeWith(scope, ({ parameters, properties, taken, values, imports, functions }) =>
		[parameters, properties, taken, values, imports, functions].some((names) => names.has(name)),
	);

/** Returns the value of a property in an object that is written out. */
export function valueIn(object: Node, property: string): Node | undefined {
	if (object.type !== 'ObjectExpression') return undefined;
	const found = object.properties.find(
		(one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === property,
	);
	return found?.type === 'Property' ? found.value : undefined;
}

/** Reads source files by their paths, and says what their names mean. */
export function knownValues(files: Record<string, string>) {
	const scopes = Object.entries(files).flatMap(([file, text]) => readScopes(file, text));
	const modules = new Map(scopes.filter(({ outer }) => outer === null).map((scope) => [scope.file, scope]));

	/** Returns the function or the value that a name means in a scope, also across files. */
	function resolve(name: string, scope: Scope): Meaning {
		const from = scopeWith(scope, (at) => at.functions.has(name) || at.values.has(name) || at.imports.has(name)) ?? scope;
		const origin = from.imports.get(name) ?? '';
		const [file = '', imported = ''] = origin.split('#');
		const target = modules.get(file);
		if (target) return resolve(imported, target);
		const other = from.values.get(name);
		if (name === 'default' && other?.type === 'Identifier') return resolve(other.name, from);
		return { known: from.functions.get(name) ?? null, value: from.values.get(name) ?? null, from, origin };
	}

	/** True for a value that stays the same as long as the document is shown. */
	function isConstant(node: Node, scope: Scope): boolean {
		switch (node.type) {
			case 'Literal':
				return true;
			case 'TemplateLiteral':
				return node.expressions.every((one) => isConstant(one, scope));
			case 'ArrayExpression':
				return node.elements.every((one) => one && isConstant(one as Node, scope));
			case 'ObjectExpression':
				return node.properties.every((one) => one.type === 'Property' && isConstant(one.value, scope));
			case 'TSAsExpression':
			case 'TSSatisfiesExpression':
			case 'TSNonNullExpression':
				return isConstant(node.expression, scope);
			case 'MemberExpression':
				return isConstant(node.object, scope) && (!node.computed || isConstant(node.property, scope));
			case 'CallExpression': {
				const { callee } = node;
				if (callee.type === 'Identifier' && CONSTANT_HOOKS.includes(callee.name)) return true;
				const isPure =
					callee.type === 'Identifier'
						? TRANSLATE.test(callee.name)
						: callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'Object';
				return isPure && node.arguments.every((one) => isConstant(one as Node, scope));
			}
			case 'Identifier': {
				const { name } = node;
				const owner = ownerOf(name, scope);
				if (!owner || owner.outer === null) return owner !== undefined;
				const taken = owner.taken.get(name);
				if (taken) return isConstant(valueIn(taken.object, taken.property) ?? taken.object, owner);
				if (owner.parameters.has(name)) return owner.over !== null && isConstant(owner.over, owner.outer);
				const value = owner.values.get(name);
				return value !== undefined && isConstant(value, owner);
			}
			default:
				return false;
		}
	}

	return { scopes, resolve, isConstant };
}
