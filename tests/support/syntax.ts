import { type ESTree, parseSync } from 'vite';

/** Returns the nodes of a part of a syntax tree, outer ones before those inside them. */
export function nodesIn(part: unknown, found: ESTree.Node[] = []): ESTree.Node[] {
	if (typeof part !== 'object' || part === null) return found;
	if ('type' in part) found.push(part as ESTree.Node);
	for (const inside of Object.values(part)) nodesIn(inside, found);
	return found;
}

/** Returns the nodes of a source file. */
export const nodesOf = (file: string, text: string): ESTree.Node[] => nodesIn(parseSync(file, text).program);

/** Returns the texts of a quoted string, or of a list of them; none for any other node. */
export function stringsIn(node: ESTree.Node | null | undefined): string[] {
	if (node?.type === 'ArrayExpression') return node.elements.flatMap(stringsIn);
	return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}
