import { type ESTree, parseSync } from 'vite';
import { pathOf } from './imports.ts';

export type Node = ESTree.Node;

/** The kind of a property's values: texts, one element, nothing that is rendered, or any of these. */
export type Kind = 'text' | 'element' | 'nothing' | 'any';

/** A function of a source file, or the file itself: its names, what it returns, and the JSX that stands directly in it. */
export type Scope = {
	file: string;
	name: string;
	outer: Scope | null;
	/** The properties of a component by the names they have in it; `*` is the whole object. */
	properties: Map<string, { property: string; kind: Kind }>;
	values: Map<string, Node>;
	/** Names taken out of an object: the object, and the property. */
	taken: Map<string, { object: Node; property: string }>;
	parameters: Set<string>;
	/** The list over which a callback runs (`list.map(callback)`). */
	over: Node | null;
	/** Imported names, as `file#name` or `package#name`. */
	imports: Map<string, string>;
	functions: Map<string, Scope>;
	returns: Node[];
	jsx: Node[];
};

const isFunction = (node: Node): node is ESTree.Function | ESTree.ArrowFunctionExpression =>
	node.type === 'ArrowFunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';

/** Returns the function that a value is, also when another call makes it into a component (`memo(() => …)`). */
export function functionIn(node: Node | null | undefined): Node | undefined {
	if (!node) return undefined;
	if (isFunction(node)) return node;
	return node.type === 'CallExpression' && node.callee.type === 'Identifier'
		? node.arguments.map(functionIn).find(Boolean)
		: undefined;
}

const TEXTS = ['TSStringKeyword', 'TSNumberKeyword', 'TSTemplateLiteralType', 'TSLiteralType'];

function kindOf(type: Node | undefined): Kind {
	if (!type) return 'any';
	if (type.type === 'TSUnionType') {
		const kinds = type.types.map(kindOf).filter((kind) => kind !== 'nothing');
		return kinds.find((kind) => kind !== kinds[0]) ? 'any' : (kinds[0] ?? 'nothing');
	}
	if (TEXTS.includes(type.type)) return 'text';
	if (['TSNullKeyword', 'TSUndefinedKeyword', 'TSBooleanKeyword', 'TSFunctionType'].includes(type.type)) return 'nothing';
	const name = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
	return name === 'ReactElement' ? 'element' : 'any';
}

/** Returns the kinds of the properties that a type names, as far as the file itself says. */
function membersOf(type: Node | undefined, types: ReadonlyMap<string, Node>): Map<string, Kind> {
	if (!type) return new Map();
	if (type.type === 'TSIntersectionType') return new Map(type.types.flatMap((part) => [...membersOf(part, types)]));
	if (type.type === 'TSTypeReference') {
		const named = type.typeName.type === 'Identifier' ? types.get(type.typeName.name) : undefined;
		const inside = type.typeArguments?.params[0];
		return membersOf(named ?? (inside?.type === 'TSTypeReference' ? inside : undefined), types);
	}
	if (type.type !== 'TSTypeLiteral') return new Map();
	return new Map(
		type.members.flatMap((member) =>
			member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
				? [[member.key.name, kindOf(member.typeAnnotation?.typeAnnotation)] as const]
				: [],
		),
	);
}

/** Returns the names that a pattern binds, each with the property that it takes: `{ a, b: c = 1 }`. */
function takenBy(pattern: Node): [name: string, property: string][] {
	if (pattern.type !== 'ObjectPattern') return [];
	return pattern.properties.flatMap((one): [string, string][] => {
		if (one.type !== 'Property' || one.key.type !== 'Identifier') return [];
		const local = one.value.type === 'AssignmentPattern' ? one.value.left : one.value;
		return local.type === 'Identifier' ? [[local.name, one.key.name]] : [];
	});
}

function propertiesOf(parameter: Node | undefined, types: ReadonlyMap<string, Node>): Scope['properties'] {
	const found: Scope['properties'] = new Map();
	if (parameter?.type !== 'ObjectPattern' && parameter?.type !== 'Identifier') return found;
	const kinds = membersOf(parameter.typeAnnotation?.typeAnnotation, types);
	if (parameter.type === 'Identifier') {
		for (const [name, kind] of kinds) found.set(`${parameter.name}.${name}`, { property: name, kind });
		return found;
	}
	for (const [name, property] of takenBy(parameter)) found.set(name, { property, kind: kinds.get(property) ?? 'any' });
	return found;
}

/** Returns the names that a pattern binds. */
function namesIn(pattern: Node | null): string[] {
	switch (pattern?.type) {
		case 'Identifier':
			return [pattern.name];
		case 'AssignmentPattern':
			return namesIn(pattern.left);
		case 'ArrayPattern':
			return pattern.elements.flatMap(namesIn);
		case 'ObjectPattern':
			return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one.argument));
		default:
			return [];
	}
}

/** The properties of a class that is a component. */
const OF_CLASSES: Scope['properties'] = new Map([['this.props.children', { property: 'children', kind: 'any' }]]);

const isRender = (member: ESTree.ClassElement): member is ESTree.MethodDefinition =>
	member.type === 'MethodDefinition' && member.key.type === 'Identifier' && member.key.name === 'render';

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** Reads a file into its functions, the file itself first. */
export function readScopes(file: string, text: string): Scope[] {
	const { program } = parseSync(file, text);
	const types = new Map<string, Node>();
	const scopes: Scope[] = [];
	const open = (name: string, outer: Scope | null, properties: Scope['properties']): Scope => {
		const scope: Scope = {
			file,
			name,
			outer,
			properties,
			values: new Map(),
			taken: new Map(),
			parameters: new Set(),
			over: null,
			imports: new Map(),
			functions: new Map(),
			returns: [],
			jsx: [],
		};
		scopes.push(scope);
		return scope;
	};
	const names = new Map<Node, string>();
	const lists = new Map<Node, Node>();

	const walk = (part: unknown, scope: Scope): void => {
		if (typeof part !== 'object' || part === null) return;
		if (Array.isArray(part)) {
			for (const item of part) walk(item, scope);
			return;
		}
		const node = part as Node;
		let inside = scope;
		if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
			scope.values.set(node.id.name, node.init);
			const made = functionIn(node.init);
			if (made && (made === node.init || isComponent(node.id.name))) names.set(made, node.id.name);
		}
		if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init)
			for (const [name, property] of takenBy(node.id)) scope.taken.set(name, { object: node.init, property });
		if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
			const made = node.arguments[0] as Node | undefined;
			if (made) lists.set(made, node.callee.object);
		}
		if (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'FunctionDeclaration' && node.declaration.id)
			scope.values.set('default', node.declaration.id);
		if (node.type === 'ClassDeclaration' && node.id)
			for (const member of node.body.body) if (isRender(member)) names.set(member.value, node.id.name);
		if (node.type === 'ImportDeclaration')
			for (const specifier of node.specifiers) {
				const name =
					specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : 'default';
				scope.imports.set(specifier.local.name, `${pathOf(file, node.source.value)}#${name}`);
			}
		if (node.type === 'ReturnStatement' && node.argument) scope.returns.push(node.argument);
		if (node.type === 'JSXElement' || node.type === 'JSXFragment') scope.jsx.push(node);
		if (isFunction(node)) {
			const name = node.id?.name ?? names.get(node) ?? '';
			const properties = node.params.length > 0 ? propertiesOf(node.params[0] as Node, types) : OF_CLASSES;
			inside = open(name, scope, isComponent(name) ? properties : new Map());
			if (name) scope.functions.set(name, inside);
			inside.parameters = new Set(node.params.flatMap(namesIn));
			inside.over = lists.get(node) ?? null;
			if (node.body && node.body.type !== 'BlockStatement') inside.returns.push(node.body);
			byNode.set(node, inside);
		}
		for (const value of Object.values(node)) walk(value, inside);
	};
	const byNode = new Map<Node, Scope>();
	for (const node of program.body) {
		const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
		if (declared?.type === 'TSTypeAliasDeclaration') types.set(declared.id.name, declared.typeAnnotation);
	}
	walk(program.body, open('', null, new Map()));
	for (const [node, scope] of byNode) scopeOfFunction.set(node, scope);
	return scopes;
}

const scopeOfFunction = new WeakMap<Node, Scope>();

/** Returns the scope of a function's node that has been read. */
export const scopeOf = (node: Node): Scope | undefined => scopeOfFunction.get(node);
