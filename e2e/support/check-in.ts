import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { CheckInFormView, CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { checkInFormPath } from '#shared/paths.ts';
import { CHECK_IN_FIELDS, type CheckInField, type CheckInStep } from '#shared/rules/check-in-form.ts';
import type { Words } from '../../tests/support/words.ts';
import { ask } from './booking.ts';
import { control, enterFromBank } from './login.ts';

/** Days before departure that lie well within the window of check-in. */
const DAYS_TO_SAIL = 20;

export type Trip = { mobile: string; order: string; people: CheckInView['people']; sailing: CheckInView['sailing'] };

/** Logs a member in who has a paid order for two adults and a child, with check-in open. */
export async function paidTrip(context: BrowserContext): Promise<Trip> {
	const mobile = await enterFromBank(context);
	const sample = { mobile, status: ORDER_STATUSES['not-travelled'], daysToSail: DAYS_TO_SAIL, child: 1 };
	const { id: order } = await control<{ id: string }>('POST', '/orders', sample);
	const { people, sailing } = await ask<CheckInView>(context, `/check-in?order=${order}`);
	return { mobile, order, people, sailing };
}

export const formOf = (context: BrowserContext, order: string, person: string): Promise<CheckInFormView> =>
	ask<CheckInFormView>(context, `/check-in/form?order=${order}&person=${person}`);

/** Returns the first passenger of a trip, with the addresses of their steps. */
export function firstPerson({ order, people }: Trip) {
	const [person] = people;
	if (!person) throw new Error('the order has no passengers');
	const asked = { order, person: person.id };
	return { person, asked, step: (step: CheckInStep) => checkInFormPath({ ...asked, step }) };
}

/** Facts of a check-in without any faults. */
export const SOUND = {
	address: '上海市宝山区吴淞口滨江大道 1 号',
	emergencyPhone: '13900139000',
	health: 'well',
	agreed: 'yes',
} as const satisfies Partial<Record<CheckInField, string>>;

/** Saves fields without using the screens, as another device would. */
export async function saveFields(
	{ request }: BrowserContext,
	asked: { order: string; person: string },
	values: Partial<Record<CheckInField, string>>,
): Promise<void> {
	const data = { ...asked, values, unsure: [], device: 'another-device', since: 0 };
	const reply = await request.post('/api/check-in/save', { data, headers: { 'x-csrf': '1' } });
	expect(reply.status(), 'saving').toBe(200);
}

const DAYS: readonly CheckInField[] = ['birthday', 'issue', 'expiry'];

/** Fills in a field of the open form, and leaves it by Tab. */
export async function fillField(page: Page, field: CheckInField, value: string, t: Words): Promise<void> {
	const main = page.getByRole('main');
	if (DAYS.includes(field)) {
		for (const [index, part] of (['year', 'month', 'day'] as const).entries())
			await main.locator(`input[name="${field}.${part}"]`).fill(String(Number(value.split('-')[index])));
		return main.locator(`input[name="${field}.day"]`).press('Tab');
	}
	if (field === 'gender' || field === 'documentType' || field === 'health')
		return main.locator(`input[name=${field}][value="${value}"]`).check();
	if (field === 'agreed') return main.locator('input[name=agreed]').check();
	if (field === 'mobilePre' || field === 'emergencyPhonePre') {
		await main
			.getByRole('button', { name: new RegExp(`^${t('login:dial.title')}`) })
			.nth(field === 'mobilePre' ? 0 : 1)
			.click();
		await page
			.getByRole('dialog')
			.getByRole('option', { name: new RegExp(`\\+${value}$`) })
			.click();
		return;
	}
	const control = main.locator(`[name=${field}]`);
	await control.fill(value);
	await control.press('Tab');
}

/** Returns the value of a field of the open form. */
export function shownValue(page: Page, field: CheckInField): Promise<string> {
	return page.getByRole('main').evaluate(
		(main, { name, isDay }) => {
			const form = new FormData(main.querySelector('form[method=post]') as HTMLFormElement);
			const part = (of: string) => String(form.get(`${name}.${of}`) ?? '');
			if (isDay) return `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
			return String(form.get(name) ?? '');
		},
		{ name: field, isDay: DAYS.includes(field) },
	);
}

export const ALL_FIELDS = CHECK_IN_FIELDS;
