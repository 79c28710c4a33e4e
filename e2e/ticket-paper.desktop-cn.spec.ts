import { extractText, getDocumentProxy } from 'unpdf';
import { enterFromBank } from './support/login.ts';
import { movePass, peopleOf, readQr, sailing } from './support/passes.ts';
import { expect, test } from './support/test.ts';

test('each passenger is a page of A4 on paper, with text to select and a code that can be read', async ({
	page,
	context,
	open,
}) => {
	const { id, people } = await sailing(await enterFromBank(context), 40);
	await movePass(id, 'issued');
	const { passes } = await peopleOf(id);
	await open(`/ticket?order=${id}`);
	const { totalPages, text } = await extractText(
		await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
	);
	expect(totalPages).toBe(people.length);
	for (const [place, { pinyinFirstName, id: person }] of people.entries()) {
		expect(text[place]).toContain(pinyinFirstName);
		expect(text[place]).toContain(passes.find(({ personId }) => personId === person)?.ticketNo);
	}
	await page.emulateMedia({ media: 'print' });
	const codes = page.locator('.pass-sheet').getByRole('img');
	await expect(codes).toHaveCount(people.length);
	for (const code of await codes.all()) {
		const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
		const width = (await code.boundingBox())?.width ?? 0;
		expect((width * (modules - 8)) / modules, '40 mm without the quiet zone of four modules on each side').toBeCloseTo(
			(40 / 25.4) * 96,
			0,
		);
	}
	const read = await Promise.all((await codes.all()).map(async (code) => readQr(await code.screenshot())));
	expect(read.toSorted()).toEqual(passes.map(({ ticketNo }) => ticketNo).toSorted());
	await expect(page.getByRole('navigation')).toHaveCount(0);
});
