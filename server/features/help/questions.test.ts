import { describe, expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { question, questions } from './questions.ts';

const entry = (id: string, change: object = {}) => ({
	id,
	type: 3,
	title: `问题${id}`,
	enTitle: `Question ${id}`,
	introduction: `答${id}`,
	enIntroduction: `Answer ${id}`,
	content: `<p>答${id}。</p><script>x</script>`,
	enContent: `<p>Answer ${id}.</p>`,
	image: '',
	customPushDate: '2026-05-01',
	groupId: '7',
	...change,
});
const upstream = (...entries: ReturnType<typeof entry>[]) => ({
	'GET /openapi/management/qa': () => entries,
	'GET /openapi/management/group/all': () => [
		{ id: '7', name: '登船', enName: 'Before boarding' },
		{ id: '8', name: '船上', enName: 'On board' },
	],
});

describe('GET /questions', () => {
	it('puts questions under their headings, sanitised and in the language of the request', async () => {
		const replies = upstream(entry('1'), entry('2', { groupId: '8' }), entry('3'));
		const cn = await questions({}, scopeWith(replies).scope);
		expect(cn).toMatchObject({ count: 3, found: 'all' });
		expect(cn.groups.map(({ id, name, questions: own }) => [id, name, own.map(({ title }) => title)])).toEqual([
			['before-boarding', '登船', ['问题1', '问题3']],
			['on-board', '船上', ['问题2']],
		]);
		expect(cn.groups[0]?.questions[0]?.html).toBe('<p>答1。</p>');
		const en = await questions({}, scopeWith(replies, { lang: 'EN' }).scope);
		expect(en.groups[0]).toMatchObject({ name: 'Before boarding', questions: [{ title: 'Question 1', lang: 'EN' }, {}] });
	});

	it('stays Chinese, and says so, when there is no English text', async () => {
		const { groups } = await questions({}, scopeWith(upstream(entry('1', { enTitle: '' })), { lang: 'EN' }).scope);
		expect(groups[0]?.questions[0]).toMatchObject({ title: '问题1', lang: 'CN' });
	});

	it('puts all questions under one heading without a name when the groups are unavailable', async () => {
		const replies = {
			'GET /openapi/management/qa': upstream(entry('1'), entry('2', { groupId: '8' }))['GET /openapi/management/qa'],
		};
		const { groups } = await questions({}, scopeWith(replies).scope);
		expect(groups).toMatchObject([{ id: 'part-0', name: '', questions: [{ id: '1' }, { id: '2' }] }]);
	});

	it('shows the introduction as the answer when there is no other text, and no question without an answer', async () => {
		const replies = upstream(
			entry('1', { content: '', introduction: '3 < 4 & <b>' }),
			entry('2', { content: '', introduction: '' }),
			entry('3', { title: '', enTitle: '' }),
		);
		const { groups, count } = await questions({}, scopeWith(replies).scope);
		expect(count).toBe(1);
		expect(groups[0]?.questions[0]?.html).toBe('<p>3 &lt; 4 &amp; &lt;b></p>');
	});

	it('finds questions by the words of title and answer', async () => {
		const replies = upstream(entry('1'), entry('2', { content: '<p>行李两件</p>' }));
		const found = await questions({ q: '行李' }, scopeWith(replies).scope);
		expect(found).toMatchObject({ count: 1, found: 'exact', groups: [{ questions: [{ id: '2' }] }] });
		expect(await questions({ q: '直升机' }, scopeWith(replies).scope)).toEqual({ groups: [], count: 0, found: 'none' });
	});
});

describe('GET /question', () => {
	it('comes with others under the same heading, and the beginning of its answer', async () => {
		const long = `<p>${'很长的一句话在这里。'.repeat(30)}</p>`;
		const replies = upstream(entry('1', { content: long }), entry('2'), entry('3', { groupId: '8' }));
		const one = await question({ id: '1' }, scopeWith(replies).scope);
		expect(one).toMatchObject({ title: '问题1', group: { id: 'before-boarding', name: '登船' }, date: '2026-05-01' });
		expect(one.related.map(({ id }) => id)).toEqual(['2']);
		expect(one.summary.length).toBeLessThanOrEqual(120);
		expect(one.summary.endsWith('。')).toBe(true);
	});

	it('is not found when there is no such question', async () => {
		await expect(question({ id: '9' }, scopeWith(upstream(entry('1'))).scope)).rejects.toMatchObject({ code: 'not-found' });
	});
});
