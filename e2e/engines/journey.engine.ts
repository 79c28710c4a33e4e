import { type BrowserContext, test as base, type PlaywrightTestArgs } from '@playwright/test';
import { paths, policyPath, voyagePath } from '#shared/paths.ts';
import { POPUP_VISIT_KEY } from '#shared/rules/popups.ts';
import { words } from '../../tests/support/words.ts';
import { monthAhead, roomy } from '../support/booking.ts';
import { codeFor, enterFromBank, newMobile } from '../support/login.ts';
import { movePass, sailing } from '../support/passes.ts';
import { createSite } from '../support/site.ts';
import type { Driver } from './driver.ts';
import { type EnginePage, enginePage } from './engine-page.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

/** A small page on which cookies are set. Firefox also asks files for an icon, which their policy forbids. */
const START = policyPath('PRIVACY');

type Engine = { driver: Driver; engine: EnginePage };

const sizeIn = (project: string) => (project.endsWith('phone') ? { width: 390, height: 844 } : { width: 1440, height: 900 });

const test = base.extend<Engine>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
	driver: async ({}, use, { project }) => {
		const size = sizeIn(project.name);
		const driver = await (project.name.startsWith('firefox') ? startFirefox(size) : startWebkit(size));
		await use(driver);
		await driver.close();
	},
	engine: async ({ driver, baseURL: given }, use, { project }) => {
		const baseURL = given ?? '';
		const engine = enginePage(driver, baseURL);
		await driver.go(`${baseURL}${START}`);
		await base.expect.poll(() => engine.run('location.pathname')).toBe(START);
		await base.expect.poll(() => engine.run('({ width: innerWidth, height: innerHeight })')).toEqual(sizeIn(project.name));
		await driver.keep({ name: 'lang', value: 'CN', httpOnly: false });
		const day = new Date().toLocaleDateString('sv');
		await engine.run(`sessionStorage.setItem('${POPUP_VISIT_KEY}', '${day}')`);
		await use(engine);
	},
});

const t = words('CN');
/** The part of a browser that the helpers use to call the site. */
const caller = ({ request }: Pick<PlaywrightTestArgs, 'request'>) => ({ request }) as BrowserContext;

/** Copies the session of a caller into the browser. */
async function takeOver(driver: Driver, request: PlaywrightTestArgs['request']): Promise<void> {
	for (const cookie of (await request.storageState()).cookies) await driver.keep(cookie);
}

test('home, list, voyage and login look right and work', async ({ engine, request }) => {
	test.slow();
	const { voyage } = await roomy(createSite(request, 'CN'));
	const pages = { home: '/', list: `${paths.search}?date=${monthAhead(2)}`, voyage: voyagePath(voyage) };
	for (const [name, path] of Object.entries(pages)) {
		await engine.open(path);
		await engine.sees({ css: 'main h1' });
		await engine.sound(name);
	}
	await engine.open(paths.login);
	await engine.sound('login');
	const mobile = newMobile();
	await engine.press({ css: 'main input[name=mobile]' });
	await engine.type(mobile);
	await engine.press({ css: 'main input[type=checkbox]' });
	await engine.press({ css: 'main button[value=code]' });
	await engine.sees({ css: 'main *', named: t('login:sms.sent', { to: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` }) });
	await engine.press({ css: 'main input[name=code]' });
	await engine.type(await codeFor(mobile));
	await engine.at('/');
	await engine.alive();
	await engine.silent('logged in');
});

test('a whole booking: cabin, hold, guests, order, payment', async ({ engine, driver, request }) => {
	test.slow();
	await enterFromBank(caller({ request }));
	await takeOver(driver, request);
	const { voyage, cabins } = await roomy(createSite(request, 'CN'));
	const [cabin] = cabins;
	const heading = (named: string) => engine.sees({ css: 'main h1', named });
	await test.step('a cabin is chosen and held', async () => {
		await engine.open(voyagePath(voyage));
		await engine.press({ css: `#cabins a[href="#kind-${cabin?.kind}"]` });
		await engine.press({ css: `#cabin-${cabin?.id} button`, named: t('voyage:choice.chooseNamed', { name: cabin?.name ?? '' }) });
		await engine.silent('chosen');
		await engine.press({ css: `[aria-label="${t('voyage:choice.label')}"] button`, named: t('voyage:choice.book') });
		await heading(t('booking:title'));
	});
	await test.step('its guests and contact are proposed', async () => {
		await engine.sound('guests');
		await engine.press({ css: 'main button', named: t('booking:go') });
	});
	await test.step('it is ordered', async () => {
		await heading(t('booking:confirm.title'));
		await engine.press({ css: 'main input[type=checkbox]', named: t('booking:policies.BOOKING') });
		await engine.sound('confirmation');
		await engine.press({ css: 'main button', named: t('booking:confirm.order', { price: '' }).trim() });
	});
	await test.step('it is paid', async () => {
		await engine.at(paths.payment);
		await heading(t('payment:title'));
		await engine.press({ css: 'main input[type=radio], main [role=radio]', named: t('payment:methods.union.name') });
		await engine.sound('payment');
		await engine.press({ css: 'main button', named: t('payment:pay', { price: '' }).trim() });
		await engine.at('/cashier');
		await engine.press({ css: 'button[value=pay]' });
		await heading(t('payment:paid.title'));
		await engine.sound('paid');
		await engine.press({ css: 'main a', named: t('payment:seeOrder') });
		await engine.sees({ css: 'main h1', named: voyage.title });
		await engine.sound('order');
	});
});

test('a boarding pass shows its code', async ({ engine, driver, request }) => {
	const { id } = await sailing(await enterFromBank(caller({ request })), 40);
	await movePass(id, 'issued');
	await takeOver(driver, request);
	await engine.open(`/ticket?order=${id}`);
	await engine.sees({ css: 'main [role=img][aria-label*="MC-"]' });
	await engine.sees({ css: '[data-kept]' });
	await engine.sound('pass');
});
