import type { Page } from '@playwright/test';
import { PAGE_NAMES, type PageName, pageOf } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { addressOf } from './support/screens.ts';
import { alive, expect, MOVING, test } from './support/test.ts';

test.use(MOVING);

/** Pages that are tested on both devices; the others are divided among them. */
const EVERYWHERE: readonly PageName[] = ['home', 'search', 'voyage'];
const PARTS = 2;
const PUBLIC = PAGE_NAMES.filter((name) => pageOf(name).access === 'anybody');

const look = (page: Page) => page.evaluate(() => ({ y: scrollY, height: document.documentElement.scrollHeight }));

/** Scrolls a page that has loaded completely: some screens down, or two thirds of a short one. Returns the position. */
async function goDown(page: Page) {
	await page.waitForLoadState();
	await page.evaluate(async () => {
		// The part below is laid out with the first scroll, a frame later.
		scrollTo({ top: 1, behavior: 'instant' });
		for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
		const most = document.documentElement.scrollHeight - innerHeight;
		scrollTo({ top: Math.min(1_500, Math.round((most * 2) / 3)), behavior: 'instant' });
		for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
	});
	return look(page);
}

// This page for a bank's customers asks for their orders, and a guest has none.
test.use({ provoked: /401 \(Unauthorized\)/ });

/** The pages that this language and device test, in parts that run side by side. */
function pagesFor(device: string, lang: string, part: number): PageName[] {
	const turn = device === 'desktop' ? 0 : 1;
	const names = PUBLIC.filter((name, index) => {
		if (pageOf(name).onlyInChinese) return lang === 'CN';
		return EVERYWHERE.includes(name) || index % 2 === turn;
	});
	return names.filter((_, index) => index % PARTS === part - 1);
}

for (let part = 1; part <= PARTS; part += 1) {
	test(`Back, Forward and a reload return to the same place on every public page (${part} of ${PARTS})`, async ({
		page,
		site,
		context,
		lang,
		device,
	}) => {
		for (const name of pagesFor(device, lang, part)) {
			await page.goto(await addressOf(name, { site, context }), { waitUntil: 'commit' });
			await alive(page);
			const there = await goDown(page);
			const returned = async (how: string, { y, height }: typeof there) => {
				await alive(page);
				await expect
					.poll(async () => {
						const now = await look(page);
						return now.height === height && Math.abs(now.y - y) <= 8 ? 'there' : now;
					}, `${name}, ${how}: at ${y} of ${height}`)
					.toBe('there');
			};
			await page.reload();
			await returned('reload', there);
			const onward = name === 'contactUs' ? paths.mice : paths.contactUs;
			await page.evaluate((path) => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click(), onward);
			await page.waitForURL((url) => url.pathname === onward);
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			const next = await goDown(page);
			await page.goBack();
			await returned('Back', there);
			await page.goForward();
			await returned('Forward', next);
		}
	});
}
