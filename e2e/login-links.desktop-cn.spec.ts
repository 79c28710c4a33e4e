import { control, logInBySms, newMobile } from './support/login.ts';
import { alive, expect, test } from './support/test.ts';

test.use({ provoked: /status of (403|409|422|502)|net::ERR_INTERNET_DISCONNECTED/ });

const entryCode = async (mobile: string) => (await control<{ code: string }>('POST', '/entry', { mobile })).code;

test("a bank's link shows only that it is being opened, logs in from our own page, and leaves no code behind (T22, T25)", async ({
	page,
	t,
}) => {
	const code = await entryCode(newMobile());
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
	await page.goto(`/?code=${code}&redirect=${encodeURIComponent('/voyage-search?days=5')}`);
	await expect(page).toHaveURL('/voyage-search?days=5');
	const before = asked.slice(0, asked.indexOf('POST /api/login/bank'));
	expect(asked).toContain('POST /api/login/bank');
	expect(before.filter((request) => request.includes('/api/') && request !== 'GET /api/login/entry')).toEqual([]);
	await expect.poll(() => page.evaluate(async () => (await (await fetch('/api/session')).json()).data.user !== null)).toBe(true);
	await page.goBack();
	expect(page.url()).not.toContain(code);
	await expect(page.getByText(t('entry.loading'))).toHaveCount(0);
});

test("a bank's link that was used says so and offers the normal way (T24)", async ({ page, sound, t }) => {
	const code = await entryCode(newMobile());
	await page.goto(`/?code=${code}`);
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('entry.loading'));
	await page.context().clearCookies();
	await page.goto(`/?code=${code}&redirect=%2Fvoyage-search`);
	await expect(page.getByRole('alert')).toContainText(t('login:entry.failedTitle'));
	await expect(page.getByRole('alert')).toContainText(t('login:entry.expired'));
	await sound('an entry that failed');
	const taken = '/?code=taken&redirect=%2Fvoyage-search';
	await expect(page).toHaveURL(taken);
	await page.reload();
	await expect(page.getByRole('alert')).toContainText(t('login:entry.expired'));
	await expect(page).toHaveURL(taken);
	await page.getByRole('link', { name: t('login:entry.login') }).click();
	await expect(page).toHaveURL('/login?redirect=%2Fvoyage-search');
});

test('a member who opens another member’s link is asked first (T22)', async ({ page, open, t }) => {
	const [mine, other] = [newMobile(), newMobile()];
	await open('/login');
	await logInBySms(page, t, mine);
	await alive(page);
	const who = () => page.evaluate(async () => (await (await fetch('/api/session')).json()).data.user.mobileMasked as string);
	await page.goto(`/?code=${await entryCode(other)}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:entry.askTitle'));
	await page.getByRole('button', { name: t('login:entry.stay') }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('login:entry.askTitle'));
	expect(await who()).toBe(`${mine.slice(0, 3)}****${mine.slice(-4)}`);
	await page.goto(`/?code=${await entryCode(other)}&redirect=%2Fvoyage-search`);
	await page.getByRole('button', { name: t('login:entry.switch') }).click();
	await expect(page).toHaveURL('/voyage-search');
	expect(await who()).toBe(`${other.slice(0, 3)}****${other.slice(-4)}`);
});

test('a guest from a partner’s app is logged in on any page, and on the login page before any question (T26)', async ({
	page,
	context,
}) => {
	const member = () =>
		page.evaluate(async () => Boolean((await (await fetch('/api/session')).json()).data.user)).catch(() => false);
	await page.goto(`/voyage-search?days=5&platform=ccb&ticket=${await entryCode(newMobile())}`);
	await expect(page).toHaveURL('/voyage-search?days=5&platform=ccb');
	await expect.poll(member).toBe(true);
	await context.clearCookies();
	const wanted = `/voyage-search?days=5&channel=ccb&ticket=${await entryCode(newMobile())}`;
	await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
	await expect(page).toHaveURL('/voyage-search?days=5&channel=ccb');
	await expect.poll(member).toBe(true);
});

test('a query that passes on nothing of a partner loads no login of partners', async ({ page }) => {
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto('/voyage-search?days=5');
	await alive(page);
	await page.waitForLoadState('networkidle');
	expect(files.some((file) => file.includes('/assets/'))).toBe(true);
	expect(files.filter((file) => file.includes('partner-login'))).toEqual([]);
});
