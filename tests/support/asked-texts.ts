import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { pathOf } from './imports.ts';
import { nodesIn, nodesOf, stringsIn } from './syntax.ts';

type Source = {
	/** The files of texts with keys that it uses. */
	texts: string[];
	/** The modules that it loads at once or later, without those in `lazy` and imports of types. */
	modules: string[];
	/** The modules that `useLazyWithTexts` loads, each with the texts that come with it. */
	lazy: { module: string; texts: string[] }[];
};

type Sources = Readonly<Record<string, Source>>;

const LOCALES = join(import.meta.dirname, '../../shared/locales/cn');
const NAMES = new Set(readdirSync(LOCALES).map((file) => file.replace('.json', '')));

const isCallOf = (node: ESTree.Node, name: string): node is ESTree.CallExpression =>
	node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

/** Returns the name of a hook that passes its first parameter on to `useTranslation`: its callers name the texts. */
function passingHook(node: ESTree.Node): string[] {
	if (node.type !== 'FunctionDeclaration' || !node.id) return [];
	const [parameter] = node.params;
	if (parameter?.type !== 'Identifier') return [];
	const isParameter = (argument?: ESTree.Node) => argument?.type === 'Identifier' && argument.name === parameter.name;
	const passes = nodesIn(node.body).some((inner) => isCallOf(inner, 'useTranslation') && isParameter(inner.arguments[0]));
	return passes ? [node.id.name] : [];
}

/** Returns the modules that a node loads, without imports of types. */
function modulesIn(node: ESTree.Node): string[] {
	if (node.type === 'ImportExpression') return stringsIn(node.source);
	if (node.type === 'ImportDeclaration' && node.importKind !== 'type') return [node.source.value];
	if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type') return stringsIn(node.source);
	return node.type === 'ExportAllDeclaration' ? [node.source.value] : [];
}

/** Returns both names in `useTranslation(['search', 'voyage'])`, and `voyage` in `t('voyage:title')`. */
function textsIn(node: ESTree.Node, hooks: readonly string[]): string[] {
	if (isCallOf(node, 'useTranslation') && node.arguments.length === 0) return ['common'];
	if (hooks.some((hook) => isCallOf(node, hook))) return stringsIn((node as ESTree.CallExpression).arguments[0]);
	const key = node.type === 'TemplateElement' ? node.value.cooked : stringsIn(node)[0];
	return key?.split(':', 1).filter((name) => key !== name && NAMES.has(name)) ?? [];
}

function readSource(file: string, nodes: readonly ESTree.Node[], hooks: readonly string[]): Source {
	const paths = (names: string[]) => names.map((name) => pathOf(file, name));
	const lazy = nodes
		.filter((node) => isCallOf(node, 'useLazyWithTexts'))
		.map(({ arguments: [loader, ...texts] }) => {
			const [module] = paths(nodesIn(loader).flatMap(modulesIn));
			if (!module) throw new Error(`${file} gives useLazyWithTexts no import() written in the call`);
			return { module, texts: texts.flatMap(stringsIn) };
		});
	const isUnnamed = (node: ESTree.Node) => isCallOf(node, 'useTranslation') && textsIn(node, hooks).length === 0;
	if (nodes.some(isUnnamed) && !nodes.some((node) => passingHook(node).length > 0))
		throw new Error(`${file} gives useTranslation a name that is not written in the call`);
	const modules = paths(nodes.flatMap(modulesIn)).filter((module) => !lazy.some((each) => each.module === module));
	return { texts: nodes.flatMap((node) => textsIn(node, hooks)), modules, lazy };
}

/** Reads source files, by their paths. */
export function readSources(files: Readonly<Record<string, string>>): Sources {
	const read = Object.entries(files).map(([file, text]) => [file, nodesOf(file, text)] as const);
	const hooks = ['useTranslation', ...read.flatMap(([, nodes]) => nodes.flatMap(passingHook))];
	return Object.fromEntries(read.map(([file, nodes]) => [file, readSource(file, nodes, hooks)]));
}

/**
 * Returns the files of texts that must be there when a module is rendered, each with the file that asks for it: its own and those of all modules that it
 * loads. The files that come along with `useLazyWithTexts` are left out.
 */
export function askedTexts(sources: Sources, entry: string): Map<string, string> {
	const asked = new Map<string, string>();
	const seen = new Set<string>();
	const visit = (file: string): void => {
		const source = sources[file];
		if (!source || seen.has(file)) return;
		seen.add(file);
		for (const name of source.texts) asked.set(name, file);
		for (const module of source.modules) visit(module);
		for (const { module, texts } of source.lazy) {
			for (const [name, from] of askedTexts(sources, module)) if (!texts.includes(name)) asked.set(name, from);
		}
	};
	visit(entry);
	return asked;
}
