import { randomInt } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { CHAT } from '#sandbox/chat/http.ts';
import type { Language } from '#shared/constants.ts';
import { POPUP_VISIT_KEY } from '#shared/rules/popups.ts';
import { type Words, words } from '../../tests/support/words.ts';
import { audit } from './audit.ts';
import { held, ordered } from './booking.ts';
import { layOut, overflow, smallTargets } from './page-checks.ts';
import { createSite, type Site } from './site.ts';

type Options = {
	/** True lets pop-ups come as for a new visitor; otherwise one counts as shown today. */
	popups: boolean;
	/** Messages of the console and errors of the page that this test provokes. */
	provoked: RegExp | null;
	/** Months until the sailing of `booking`: tests that change its price take one that no other test books. */
	months: number;
};
export type Fixtures = {
	lang: Language;
	device: 'desktop' | 'mobile';
	t: Words;
	site: Site;
	/** Opens a page, and waits until it is hydrated and laid out whole. */
	open: (path: string) => Promise<void>;
	/** Fails when axe, a narrow screen or small targets show a fault of the page; `what` names the page. */
	sound: (what: string) => Promise<void>;
	/** A member with a cabin held for two, before guests are named; `path` is its page. Gives the test three times the time, as `order` does. */
	booking: Awaited<ReturnType<typeof held>>;
	/** An order of a member that waits to be paid. */
	order: Awaited<ReturnType<typeof ordered>>;
	quiet: undefined;
	watched: string[];
};

/** Turns motion on, for tests of what moves: all others ask for less motion (`playwright.config.ts`). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Waits for an overlay's entry in the history, which comes a moment after it is drawn (`client/ui/use-back-closes.ts`): no hand is faster. */
export const overlayEntry = (page: Page): Promise<void> =>
	expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(true);

/** Goes back as a visitor does who sees an overlay. */
export async function goBackFromOverlay(page: Page): Promise<void> {
	await overlayEntry(page);
	await page.goBack();
}

/** Waits until a document is hydrated and knows its visitor. */
export const alive = (page: Page): Promise<void> => page.locator('html[data-alive]').waitFor({ state: 'attached' });

/**
 * Every test also proves that its pages ask no other host for anything and that the console stays silent. The language and the device are the
 * project's.
 */
export const test = base.extend<Fixtures & Options>({
	popups: [false, { option: true }],
	provoked: [null, { option: true }],
	months: [2, { option: true }],
	extraHTTPHeaders: async ({ locale: _ }, use) => {
		const part = () => randomInt(1, 255);
		await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
	},
	lang: async ({ locale }, use) => use(locale === 'zh-CN' ? 'CN' : 'EN'),
	device: async ({ isMobile }, use) => use(isMobile ? 'mobile' : 'desktop'),
	t: async ({ lang }, use) => use(words(lang)),
	site: async ({ request, lang }, use) => use(createSite(request, lang)),
	open: async ({ page }, use) =>
		use(async (path) => {
			await page.goto(path, { waitUntil: 'commit' });
			await alive(page);
			await layOut(page);
		}),
	sound: async ({ page, device }, use) =>
		use(async (what) => {
			expect.soft(await audit(page), what).toEqual([]);
			expect.soft(await overflow(page), what).toEqual([]);
			if (device === 'mobile') expect.soft(await smallTargets(page), what).toEqual([]);
		}),
	booking: async ({ context, site, months }, use, info) => {
		info.slow();
		await use(await held(context, site, months));
	},
	order: async ({ context, site }, use, info) => {
		info.slow();
		await use(await ordered(context, site));
	},
	quiet: [
		async ({ context, popups }, use) => {
			if (!popups) {
				await context.addInitScript((key) => {
					if (!location.protocol.startsWith('http')) return;
					const now = new Date();
					const two = (value: number) => String(value).padStart(2, '0');
					const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
					sessionStorage.setItem(key, day);
				}, POPUP_VISIT_KEY);
			}
			await use(undefined);
		},
		{ auto: true },
	],
	watched: [
		async ({ context, baseURL, provoked }, use) => {
			const seen: string[] = [];
			context.on('console', (message) => {
				if (message.type() !== 'error' && message.type() !== 'warning') return;
				if (!provoked?.test(message.text())) seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
			});
			context.on('weberror', (thrown) => {
				const error = thrown.error();
				if (!provoked?.test(error.message)) seen.push(`page error: ${error.stack}`);
			});
			context.on('request', (sent) => {
				const { protocol, hostname, port, pathname } = new URL(sent.url());
				// The chat is another site's page in a frame; `help.pair.spec.ts` proves that it loads only when a visitor opens it.
				const isChat = port === process.env.E2E_SANDBOX_PORT && pathname === CHAT && sent.isNavigationRequest();
				if (protocol.startsWith('http') && baseURL && hostname !== new URL(baseURL).hostname && !isChat)
					seen.push(`other host: ${sent.url()}`);
			});
			await use(seen);
			expect(seen, 'no request to other hosts, nothing in the console').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
