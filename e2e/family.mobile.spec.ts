import { paths } from '#shared/paths.ts';
import { addMonths, todayInShanghai } from '#shared/rules/dates.ts';
import { monthsOn } from '#shared/rules/passenger-age.ts';
import { ask, guestBox, headed, headedByVoyage, monthAhead, roomy } from './support/booking.ts';
import { codeFor, form, newMobile } from './support/login.ts';
import { forgetPassengers } from './support/member.ts';
import { countPresses } from './support/presses.ts';
import { expect, test } from './support/test.ts';

/** One press more where the month is in the next year. */
const MOST_PRESSES_TO_PAYMENT = 32;
const MOST_PRESSES_TO_PAID = MOST_PRESSES_TO_PAYMENT + 2;
const FIELDS = 4 * 11 + 2 + 2;

test(`a family of four books two cabins from the home page: at most ${MOST_PRESSES_TO_PAID} presses, with all four typed in`, async ({
	page,
	open,
	site,
	context,
	lang,
	t,
}, info) => {
	test.slow();
	const { count, press, type } = countPresses();
	const mobile = newMobile();
	const month = monthAhead(1);
	const { voyage, cabins } = await roomy(site, { months: 1 });
	const [cabin] = cabins;
	if (!cabin) throw new Error('one category was asked for');
	const today = todayInShanghai(new Date());
	const baby = addMonths(today, -10);
	const family = [
		{ pinyin: ['WANG', 'JUN'], gender: '1', birthday: '1985-03-08', document: 'EK1234561', cabin: 1 },
		{ pinyin: ['WANG', 'YI'], gender: '0', birthday: addMonths(today, -9 * 12 - 2), document: 'EK1234562', cabin: 1 },
		{ pinyin: ['LI', 'NA'], gender: '0', birthday: '1987-06-21', document: 'EK1234563', cabin: 2 },
		{ pinyin: ['WANG', 'XIN'], gender: '1', birthday: baby, document: 'EK1234564', cabin: 2 },
	] as const;
	const main = page.getByRole('main');
	const dialog = page.getByRole('dialog');
	const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
	/** Only the home page and the telephone lead away. */
	const expectQuietHeader = async () => {
		await expect(page.locator('.site-header').getByRole('button')).toHaveCount(0);
		await expect(page.locator('.site-header').getByRole('link')).toHaveCount(2);
	};
	const begun = Date.now();

	await test.step('home: the month, then its voyages', async () => {
		await open('/');
		await press(page.getByRole('search').getByText(t('search-form:form.more')));
		await press(page.getByRole('search').getByRole('button', { name: t('search-form:form.date.label') }));
		await press(dialog.locator(`[data-month="${month}"]`));
		const { total } = await site.search(`date=${month}`);
		await press(dialog.getByRole('button', { name: t('search-form:form.apply', { count: total }) }));
		await press(button(t('search-form:form.submitCount', { count: total })));
		await page.waitForURL((url) => url.pathname === paths.search);
		await press(main.getByRole('article').locator(`a[href^="${paths.voyage}?id=${voyage.id}&"]`).first());
	});

	await test.step('voyage: two cabins, each for one adult and one child', async () => {
		await headedByVoyage(page, voyage);
		await press(page.getByRole('link', { name: t('voyage:bar.choose') }).first());
		await press(button(t('party:adults.less')));
		await press(button(t('party:children.more')));
		await press(page.locator(`#cabins a[href="#kind-${cabin.kind}"]`));
		await press(button(t('voyage:choice.chooseNamed', { name: cabin.name })));
		await press(button(t('voyage:choice.more', { name: cabin.name })));
		const bar = page.getByRole('region', { name: t('voyage:choice.label') });
		await expect(bar).toContainText(t('voyage:choice.passengers', { count: 4 }));
		await press(bar.getByRole('button', { name: t('voyage:choice.book'), exact: true }));
	});

	await test.step('login by message leads back to the booking', async () => {
		const login = form(page, t);
		await type(login.mobile, mobile);
		await press(login.agree);
		await press(login.send);
		await expect(login.code).toBeFocused();
		await type(login.code, await codeFor(mobile));
		await headed(page, t('booking:title'));
		await forgetPassengers(context);
		await page.reload();
	});

	await test.step('four passengers who share a number, and a contact', async () => {
		const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
		const typeDay = async (legend: string, day: string) => {
			const group = dialog.getByRole('group', { name: new RegExp(`^${legend}`) });
			for (const [place, part] of (['year', 'month', 'day'] as const).entries())
				await type(group.getByRole('textbox', { name: t(`contacts:date.${part}`), exact: true }), day.split('-')[place] ?? '');
		};
		for (const { pinyin, gender, birthday, document, cabin: number } of family) {
			const name = t('booking:cabin.numbered', { number, name: cabin.name });
			await press(main.getByRole('region', { name }).getByRole('button', { name: t('booking:passenger.add') }));
			await type(field(t('contacts:passenger.number')), document);
			await typeDay(t('contacts:passenger.expiry'), addMonths(today, 48));
			await type(field(t('contacts:passenger.pinyinLastName')), pinyin[0]);
			await type(field(t('contacts:passenger.pinyinFirstName')), pinyin[1]);
			await press(dialog.getByRole('radio', { name: t(`contacts:gender.${gender}`), exact: true }));
			await typeDay(t('contacts:passenger.birthday'), birthday);
			await type(field(t('contacts:passenger.mobile')), mobile);
			await type(field(t('contacts:passenger.emergency')), '13900139000');
			await press(dialog.getByRole('button', { name: t('contacts:passenger.save') }));
			await expect(guestBox(page, pinyin.join(' '), name)).toBeChecked();
		}
		const months = t('booking:passenger.months', { count: monthsOn(baby, voyage.date) });
		const age = t('booking:passenger.ageAs', { age: months, kind: t('booking:passenger.child') });
		await expect(main.getByText(age)).toBeVisible();
		await press(main.getByRole('button', { name: t('contacts:contact.add') }));
		await type(field(t('contacts:contact.name')), lang === 'CN' ? '王军' : 'Wang Jun');
		await type(field(t('contacts:contact.mobile')), mobile);
		await press(dialog.getByRole('button', { name: t('contacts:passenger.save') }));
		await expect(main.getByRole('radio')).toBeChecked();
		await press(main.getByRole('button', { name: t('booking:go'), exact: true }));
	});

	await test.step('check, and order', async () => {
		await headed(page, t('booking:confirm.title'));
		await expectQuietHeader();
		for (const { pinyin } of family) await expect(main.getByText(pinyin.join(' '), { exact: true })).toBeVisible();
		for (const box of await main.getByRole('checkbox').all()) await press(box);
		await press(main.getByRole('button', { name: new RegExp(`^${t('booking:confirm.order', { price: '' }).trim()}`) }));
		await headed(page, t('payment:title'));
		await expectQuietHeader();
	});
	const orderId = new URL(page.url()).searchParams.get('id');
	expect(count.presses, 'presses to the payment').toBeLessThanOrEqual(MOST_PRESSES_TO_PAYMENT);
	expect(count.fields, 'fields typed in').toBe(FIELDS);

	if (lang === 'CN') {
		await test.step('pay', async () => {
			await press(main.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }));
			await page.waitForURL((url) => url.pathname === '/cashier');
			await press(page.locator('button[value=pay]'));
			await headed(page, t('payment:paid.title'));
		});
		expect(count.presses, 'presses until it is paid').toBeLessThanOrEqual(MOST_PRESSES_TO_PAID);
	}
	const seconds = Math.round((Date.now() - begun) / 1_000);
	info.annotations.push({
		type: 'family',
		description: `${lang}: ${count.presses} presses, ${count.fields} fields, ${seconds} s of the machine`,
	});
	const order = await ask<{ bookedCabins: { passengers: { pinyin: string }[] }[] }>(context, `/order?id=${orderId}`);
	expect(order.bookedCabins.map(({ passengers }) => passengers.map(({ pinyin }) => pinyin).sort())).toEqual([
		['WANG JUN', 'WANG YI'],
		['LI NA', 'WANG XIN'],
	]);
});
