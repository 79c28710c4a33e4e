import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { nodesOf, stringsIn } from './support/syntax.ts';

const ROOT = resolve(import.meta.dirname, '..');
const sources = globSync('client/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*', 'client/test-support/**'] })
	.toSorted()
	.map((file) => ({ file, nodes: nodesOf(file, readFileSync(resolve(ROOT, file), 'utf8')) }));

/** Functions that make a call from the browser, outside of a page's action. An action's `api` has the key of its form already. */
const BROWSER_APIS = ['browserApi', 'lastingApi'];
/** Calls without the key of a press, and the reason. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
	'POST /openapi/order/individual/calculate': 'reads a price',
	'POST /pinyin': 'reads a proposal',
	'POST /check-in/save': 'each field has its time: the same save again changes nothing',
	'POST /check-in/extend': 'the same again changes nothing',
	'POST /login/wechat': 'begins an attempt without a press',
	'POST /login/wechat/enter': 'a code is spent once (docs/rules.md, login-once)',
	'POST /login/bank': 'a code is spent once (docs/rules.md, login-once)',
	'POST /login/partner': 'a code is spent once (docs/rules.md, login-once)',
	'POST /logout': 'the same again changes nothing',
};

it('every form that changes something has the key of its press', () => {
	const without = sources.filter(({ nodes }) => {
		const tags = nodes.flatMap((node) => (node.type === 'JSXOpeningElement' ? [node] : []));
		const named = (names: readonly string[]) =>
			tags.filter(({ name }) => (name.type === 'JSXIdentifier' ? names.includes(name.name) : names.includes('member.Form')));
		const posts = named(['form', 'Form', 'member.Form']).filter(({ attributes }) =>
			attributes.some(
				(attribute) =>
					attribute.type === 'JSXAttribute' && attribute.name.name === 'method' && stringsIn(attribute.value).includes('post'),
			),
		);
		return posts.length > named(['PressField']).length;
	});
	expect(without.map(({ file }) => file)).toEqual([]);
});

it('every changing call of the browser has the key of its press', () => {
	const without = sources.flatMap(({ file, nodes }) =>
		nodes.flatMap((node) => {
			if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return [];
			if (!BROWSER_APIS.includes(node.callee.name) || node.arguments.length > 2) return [];
			const [name = ''] = stringsIn(node.arguments[0] as Parameters<typeof stringsIn>[0]);
			return /^(POST|DELETE) /.test(name) && !(name in WITHOUT_KEY) ? [`${file}: ${name}`] : [];
		}),
	);
	expect(without).toEqual([]);
});
