import type { ESTree } from 'vite';
import type { Node } from './source-functions.ts';

export type JsxChild = ESTree.JSXElement['children'][number];

/** True for white space that the compiler leaves out: what holds a line's end and nothing else. */
const isLayout = (text: string): boolean => text.trim() === '' && text.includes('\n');

/** Returns what is between the tags of an element, without layout. */
export const childrenOf = (node: ESTree.JSXElement | ESTree.JSXFragment): JsxChild[] =>
	node.children.filter((child) => {
		if (child.type === 'JSXText') return !isLayout(child.value);
		return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
	});

/** Returns a tag's name: `Region`, `data.Form`. */
export const nameOf = (node: Node): string =>
	node.type === 'JSXMemberExpression'
		? `${nameOf(node.object)}.${node.property.name}`
		: node.type === 'JSXIdentifier'
			? node.name
			: '';

/** True for a tag of HTML. */
export const isHost = (name: string): boolean => /^[a-z]/.test(name) && !name.includes('.');
