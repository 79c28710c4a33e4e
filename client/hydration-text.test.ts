import { describe, expect, it } from 'vitest';
import { hydrationText } from './hydration-text.ts';

const NOTHING = { actionData: null, errors: null };
const facts = { lang: 'CN', device: 'mobile', press: undefined };

describe('hydrationText', () => {
	it('is the JSON of facts, loader data, the answer to a form and errors, whatever they hold', () => {
		const loaderData = {
			root: { address: '/', notice: null, menu: { months: ['2027-02'] }, left: undefined },
			page: {
				list: [{ a: 1, b: undefined }, null, 'x'],
				deep: { section: { rows: [{ text: '“<b>” & \u2028' }], none: null } },
				nothing: undefined,
				number: 0,
				text: '</script>',
			},
			text: 'a loader that gives a text',
			list: [1, 2],
			empty: null,
		};
		const actionData = { page: { kind: 'invalid', typed: { name: '</script>李雷', email: undefined } } };
		const errors = { page: { code: 'not-found', status: 404, shown: '<' } };
		const text = hydrationText(facts, { loaderData, actionData, errors });
		expect(text).not.toContain('<');
		expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ facts, hydration: { loaderData, actionData, errors } })));
	});

	it('a value that is still to come is marked', () => {
		const text = hydrationText(facts, { loaderData: { page: { late: Promise.resolve(1), now: 2 } }, ...NOTHING });
		expect(JSON.parse(text).hydration).toEqual({ loaderData: { page: { late: { deferred: true }, now: 2 } }, ...NOTHING });
	});
});
