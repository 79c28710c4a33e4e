import { describe, expect, it } from 'vitest';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { policy, withContents } from './policy.ts';

const text = (change: object) => ({
	'GET /openapi/cruise/policy/{type}': () => ({
		type: 'PRIVACY',
		title: '隐私政策',
		enTitle: 'Privacy Policy',
		content: '<h2>范围</h2><p onclick="x()">正文</p><script>x</script>',
		enContent: '<h2>Scope &amp; <b>terms</b></h2><p>Text</p>',
		updatedAt: '2026-09-01',
		...change,
	}),
});

describe('GET /policy/{type}', () => {
	it('is harmless HTML in the language of the request, with a table of contents', async () => {
		const cn = await policy({ type: 'PRIVACY' }, scopeWith(text({})).scope);
		expect(cn).toEqual({
			type: 'PRIVACY',
			title: '隐私政策',
			html: '<h2 id="section-1">范围</h2><p>正文</p>',
			contents: [{ id: 'section-1', text: '范围' }],
			updated: '2026-09-01',
			lang: 'CN',
		});
		const en = await policy({ type: 'PRIVACY' }, scopeWith(text({}), { lang: 'EN' }).scope);
		expect(en).toMatchObject({ title: 'Privacy Policy', lang: 'EN', contents: [{ text: 'Scope & terms' }] });
	});

	it('stays Chinese, and says so, when there is no English text', async () => {
		const en = await policy({ type: 'PRIVACY' }, scopeWith(text({ enContent: '', enTitle: '' }), { lang: 'EN' }).scope);
		expect(en).toMatchObject({ title: '隐私政策', lang: 'CN' });
	});

	it('is not found when the type is none of the nine', async () => {
		await expect(policy({ type: 'NOBODY' }, scopeWith({}).scope)).rejects.toMatchObject({ code: 'not-found' });
	});

	it.each(['', '<!-- <p>正文</p> -->', '<script>x</script>', '<p> &nbsp; </p>'])(
		'can’t be loaded when no text is left of %j: it is never an empty page',
		async (content) => {
			const none = scopeWith(text({ content, enContent: '' })).scope;
			await expect(policy({ type: 'PRIVACY' }, none)).rejects.toMatchObject({ code: 'upstream-unavailable', fault: 'shape' });
			const english = await policy({ type: 'PRIVACY' }, scopeWith(text({ content })).scope);
			expect(english).toMatchObject({ lang: 'EN', html: expect.stringContaining('Text') });
		},
	);

	it('is not found when it isn’t published', async () => {
		const none = scopeWith({ 'GET /openapi/cruise/policy/{type}': () => null }).scope;
		await expect(policy({ type: 'PRIVACY' }, none)).rejects.toMatchObject({ code: 'not-found' });
	});

	it('may be a picture alone', async () => {
		const pictured = scopeWith(text({ content: '<p><img src="/media/banner/1.webp"></p>', enContent: '' })).scope;
		expect((await policy({ type: 'PRIVACY' }, pictured)).html).toContain('<img');
	});
});

describe('a table of contents', () => {
	it('numbers headings in their order and leaves others alone', () => {
		expect(withContents('<h2>A</h2><h3>B</h3><h2>C</h2>')).toEqual({
			html: '<h2 id="section-1">A</h2><h3>B</h3><h2 id="section-2">C</h2>',
			contents: [
				{ id: 'section-1', text: 'A' },
				{ id: 'section-2', text: 'C' },
			],
		});
	});
});
