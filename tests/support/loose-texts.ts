import type { ESTree } from 'vite';
import { childrenOf, isHost, nameOf } from './jsx-nodes.ts';
import { knownValues, ownerOf, scopeWith, TRANSLATE, valueIn } from './known-values.ts';
import { functionIn, type Kind, type Node, type Scope, scopeOf } from './source-functions.ts';
import { nodesIn } from './syntax.ts';

/** An entry of a list of children: a text, an element that is always there, something that comes and goes, or a property of the component. */
type Item = {
	is: 'text' | 'element' | 'some' | 'given';
	node: Node;
	/** It may change, appear or vanish. */
	changes: boolean;
	/** It is one of several children for React, even where it is the only thing in its element. */
	listed: boolean;
	/** The property that gives it, for what a caller gives; `comes` where that is rendered at times only. */
	property?: string;
	comes?: boolean;
};

/** The place of a property in its component: alone in an element, at the component's own place (`around`), beside others, or after something that comes and goes. */
type Place = 'alone' | 'around' | 'beside' | 'after';

/** From the place that allows most to the one that allows least. */
const PLACES: readonly Place[] = ['alone', 'around', 'beside', 'after'];

type How = Pick<Item, 'changes' | 'listed'>;

/** The entries that a component renders, and the places of its properties. */
type Component = { items: Item[]; places: Map<string, Place> };

/** Components of packages that render their children at their own place, and those that do so late. */
const AROUND = /^react#(Suspense|StrictMode|Fragment|Profiler|Activity)$|Provider$/;
const LATE = /^react#(Suspense|Activity)$/;
/** Components of packages that always render one element. */
const ALWAYS = /^react-router#(Link|NavLink|Form)$/;

const isProps = (node: Node): boolean =>
	node.type === 'MemberExpression' &&
	node.object.type === 'ThisExpression' &&
	node.property.type === 'Identifier' &&
	node.property.name === 'props';

/** Returns where a text stands, and its source: `client/a.tsx:3: {name}`. */
function lineOf(file: string, source: string, start: number, end: number): string {
	const raw = source.slice(start, end);
	const line = source.slice(0, end - raw.trimStart().length).split('\n').length;
	return `${file}:${line}: ${raw.trim() || 'white space'}`;
}

/** Finds, in source files by their paths, texts that stand beside others and may change, vanish, or have something put before them. */
export function looseTexts(files: Record<string, string>): string[] {
	const { scopes, resolve, isConstant } = knownValues(files);
	const found = new Map<Node, Scope>();
	const components = new Map<Scope, Component>();

	const isContext = (value: Node | null): boolean =>
		value?.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'createContext';

	/** Returns where a component puts a property; `alone` where it isn't known. */
	function placeOf(name: string, property: string, scope: Scope): Place {
		const [first = '', second] = name.split('.');
		const { known, value, origin } = resolve(first, scope);
		if (property === 'children' && (AROUND.test(origin) || isContext(value) || second === 'Provider')) return 'around';
		return known && !second ? (componentOf(known).places.get(property) ?? 'alone') : 'alone';
	}

	function isAlways(name: string, scope: Scope): boolean {
		const { known, value, from, origin } = resolve(name, scope);
		if (ALWAYS.test(origin)) return true;
		const items = known ? componentOf(known).items : itemsMade(value, from);
		return items.length > 0 && items.every(({ is, changes }) => is === 'element' && !changes);
	}

	/** Returns what a component renders that another function made: `const Heart = icon(path)`. */
	function itemsMade(value: Node | null, scope: Scope): Item[] {
		if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return [];
		const [returned] = resolve(value.callee.name, scope).known?.returns ?? [];
		const made = returned && scopeOf(returned);
		return made ? componentOf(made).items : [];
	}

	function flattenAll(nodes: readonly Node[], scope: Scope, how: How): Item[] {
		return nodes.flatMap((node) => flatten(node, scope, how));
	}

	function flattenName(node: Node, name: string, scope: Scope, how: How): Item[] {
		if (name === 'undefined') return [];
		const owner = ownerOf(name, scope);
		const given = owner?.properties.get(name);
		if (given) return flattenGiven(node, given, how);
		const taken = owner?.taken.get(name);
		if (owner && taken) return flattenMember(node, taken.object, taken.property, owner, how);
		const value = owner?.values.get(name);
		if (owner && value && !functionIn(value)) return flatten(value, owner, how);
		return [{ is: 'text', node, ...how, changes: how.changes || !isConstant(node, scope) }];
	}

	/** Returns what a property of an object puts into the list: of the component's properties, or of what a hook returns. */
	function flattenMember(node: Node, object: Node, property: string, scope: Scope, how: How): Item[] {
		const whole = object.type === 'Identifier' ? `${object.name}.${property}` : isProps(object) ? `this.props.${property}` : '';
		const given = scopeWith(scope, (at) => at.properties.has(whole))?.properties.get(whole);
		if (given) return flattenGiven(node, given, how);
		if (object.type === 'Identifier') {
			const owner = ownerOf(object.name, scope);
			const value = owner?.values.get(object.name);
			if (owner && value && value !== object) return flattenMember(node, value, property, owner, how);
		}
		if (object.type === 'CallExpression' && object.callee.type === 'Identifier') {
			const { known } = resolve(object.callee.name, scope);
			const held = known?.returns.flatMap((one) => valueIn(one, property) ?? []) ?? [];
			if (known && held.length > 0) return flattenAll(held, known, { ...how, changes: how.changes || held.length > 1 });
		}
		const held = valueIn(object, property);
		if (held) return flatten(held, scope, how);
		return [{ is: 'text', node, ...how, changes: how.changes || !isConstant(object, scope) }];
	}

	function flattenGiven(node: Node, { property, kind }: { property: string; kind: Kind }, how: How): Item[] {
		if (kind === 'nothing') return [];
		if (kind === 'text') return [{ is: 'text', node, ...how, changes: true }];
		return [{ is: kind === 'element' ? 'some' : 'given', node, ...how, changes: true, property, comes: how.changes }];
	}

	function flattenCall(node: ESTree.CallExpression, scope: Scope, how: How): Item[] {
		const { callee } = node;
		if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
			const { name } = callee.property;
			const made = functionIn(node.arguments[0] as Node);
			const first = node.arguments[0];
			const inside = made ? scopeOf(made) : first?.type === 'Identifier' ? resolve(first.name, scope).known : undefined;
			if ((name === 'map' || name === 'flatMap') && inside)
				return flattenAll(inside.returns, inside, { changes: true, listed: true });
		}
		if (callee.type !== 'Identifier') return [{ is: 'text', node, ...how, changes: true }];
		if (TRANSLATE.test(callee.name)) return [{ is: 'text', node, ...how, changes: how.changes || !isConstant(node, scope) }];
		if (callee.name === 'createPortal') return [];
		const given = scopeWith(scope, (at) => at.properties.has(callee.name))?.properties.get(callee.name);
		if (given) return [{ is: 'given', node, ...how, changes: true, property: given.property, comes: how.changes }];
		const { known } = resolve(callee.name, scope);
		if (known) {
			const many = known.returns.length > 1;
			return flattenAll(known.returns, known, { ...how, changes: how.changes || many });
		}
		return [{ is: 'text', node, ...how, changes: true }];
	}

	/** Returns what an expression puts into its parent's list of children. */
	function flatten(node: Node, scope: Scope, how: How): Item[] {
		const changing = { ...how, changes: true };
		switch (node.type) {
			case 'JSXText':
				return [{ is: 'text', node, ...how }];
			case 'JSXExpressionContainer':
				return flatten(node.expression as Node, scope, how);
			case 'ParenthesizedExpression':
			case 'TSAsExpression':
			case 'TSSatisfiesExpression':
			case 'TSNonNullExpression':
				return flatten(node.expression, scope, how);
			case 'JSXEmptyExpression':
			case 'ImportExpression':
			case 'ObjectExpression':
				return [];
			case 'Literal':
				return typeof node.value === 'string' || typeof node.value === 'number' ? [{ is: 'text', node, ...how }] : [];
			case 'ConditionalExpression':
				return flattenAll([node.consequent, node.alternate], scope, isConstant(node.test, scope) ? how : changing);
			case 'LogicalExpression': {
				const sides = node.operator === '&&' ? [node.right] : [node.left, node.right];
				return flattenAll(sides, scope, isConstant(node.left, scope) ? how : changing);
			}
			case 'ArrayExpression':
				return flattenAll(node.elements as Node[], scope, { ...how, listed: true });
			case 'JSXFragment':
				return flattenAll(childrenOf(node), scope, { ...how, listed: true });
			case 'JSXElement':
				return flattenElement(node, scope, how);
			case 'Identifier':
				return flattenName(node, node.name, scope, how);
			case 'MemberExpression':
				return flattenMember(node, node.object, node.property.type === 'Identifier' ? node.property.name : '', scope, how);
			case 'CallExpression':
				return flattenCall(node, scope, how);
			case 'TemplateLiteral':
				return [{ is: 'text', node, ...how, changes: how.changes || !isConstant(node, scope) }];
			case 'ArrowFunctionExpression':
			case 'FunctionExpression': {
				const inside = scopeOf(node);
				return inside ? flattenAll(inside.returns, inside, changing) : [];
			}
			default:
				return [{ is: 'text', node, ...changing }];
		}
	}

	function flattenElement(node: ESTree.JSXElement, scope: Scope, how: How): Item[] {
		const name = nameOf(node.openingElement.name);
		const isKeyed = node.openingElement.attributes.some((one) => one.type === 'JSXAttribute' && one.name.name === 'key');
		if (!isHost(name) && placeOf(name, 'children', scope) === 'around') {
			const late = LATE.test(resolve(name, scope).origin);
			return flattenAll(childrenOf(node), scope, { changes: how.changes || late || isKeyed, listed: true });
		}
		const always = !how.changes && !isKeyed && (isHost(name) || isAlways(name, scope));
		return [{ is: always ? 'element' : 'some', node, ...how, changes: !always }];
	}

	/** Notes where the enclosing component puts what a caller gives. */
	function put(property: string, place: Place, scope: Scope): void {
		const owner = scopeWith(scope, ({ properties }) => [...properties.values()].some((one) => one.property === property));
		if (!owner) return;
		const { places } = componentOf(owner);
		if (PLACES.indexOf(place) >= PLACES.indexOf(places.get(property) ?? 'alone')) places.set(property, place);
	}

	/** Checks a list of children; with `after` something that comes and goes stands before it. */
	function checkList(items: readonly Item[], scope: Scope, after = false): void {
		let before = after;
		for (const item of items) {
			if (item.is === 'text' && (item.changes || before)) found.set(item.node, scope);
			if (item.is === 'given' && item.property) put(item.property, before ? 'after' : 'beside', scope);
			before = item.is !== 'element' && (before || item.changes);
		}
	}

	/** Checks what stands in an element: an only text is React's own to replace, all others are a list. */
	function checkInside(nodes: readonly Node[], scope: Scope): void {
		const items = flattenAll(nodes, scope, { changes: false, listed: nodes.length > 1 });
		for (const item of items) if (!item.listed && item.is === 'given' && item.property) put(item.property, 'alone', scope);
		checkList(
			items.filter(({ is, listed }) => listed || (is !== 'text' && is !== 'given')),
			scope,
		);
	}

	function checkPlaced(nodes: readonly Node[], place: Place, scope: Scope): void {
		if (place === 'alone') checkInside(nodes, scope);
		if (place === 'beside' || place === 'after')
			checkList(flattenAll(nodes, scope, { changes: false, listed: true }), scope, place === 'after');
	}

	function checkElement(node: ESTree.JSXElement, scope: Scope): void {
		const name = nameOf(node.openingElement.name);
		const host = isHost(name);
		const children = childrenOf(node);
		if (children.length > 0) checkPlaced(children, host ? 'alone' : placeOf(name, 'children', scope), scope);
		if (host) return;
		for (const attribute of node.openingElement.attributes) {
			if (attribute.type !== 'JSXAttribute' || attribute.value === null) continue;
			const held = attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value;
			if (held.type === 'ArrayExpression' || held.type === 'ObjectExpression') continue;
			const place = placeOf(name, String(attribute.name.name), scope);
			if (place !== 'alone' || nodesIn(attribute.value).some(({ type }) => type === 'JSXElement' || type === 'JSXFragment'))
				checkPlaced([attribute.value], place === 'around' ? 'after' : place, scope);
		}
	}

	function componentOf(scope: Scope): Component {
		const known = components.get(scope);
		if (known) return known;
		const component: Component = { items: [], places: new Map() };
		components.set(scope, component);
		component.items = flattenAll(scope.returns, scope, { changes: scope.returns.length > 1, listed: true });
		for (const { is, property, comes } of component.items)
			if (is === 'given' && property) put(property, property === 'children' && !comes ? 'around' : 'after', scope);
		for (const inside of scopes) if (scopeWith(inside, (at) => at === scope)) checkScope(inside);
		return component;
	}

	/** Checks the JSX of a function. A component returns no text: it stands among others at its caller's. */
	function checkScope(scope: Scope): void {
		if (/^[A-Z]/.test(scope.name)) for (const { is, node } of componentOf(scope).items) if (is === 'text') found.set(node, scope);
		for (const node of scope.jsx) {
			if (node.type === 'JSXElement') checkElement(node, scope);
			else checkList(flatten(node, scope, { changes: false, listed: true }), scope);
		}
	}

	for (const scope of scopes) checkScope(scope);
	// Once more, now that every component is known: those that use each other were not, the first time.
	found.clear();
	for (const scope of scopes) checkScope(scope);
	return [...found].map(([{ start, end }, { file }]) => lineOf(file, files[file] ?? '', start, end)).sort();
}
