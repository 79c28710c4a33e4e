import { expect, it } from 'vitest';
import { createCashierLink, followCashierLink, openedCashier } from './cashier-link.ts';
import { memoryKeyValue } from './memory-key-value.ts';
import { createSeal } from './seal.ts';
import { createVault } from './vault.ts';

const url = 'https://cashier.good.test/1';
const visit = { orderId: '1', method: 'alipay', afterFailure: false } as const;
const fail = (error: unknown) => expect.fail(String(error));
const newVault = () => createVault(memoryKeyValue(), createSeal(['a secret of tests'], 'vault'));

it('a link leads its member to the cashier, and notes that it was opened', async () => {
	const vault = newVault();
	const token = (await createCashierLink({ memberId: 'm', url, visit }, vault)).split('/').at(-1) ?? '';
	expect(await followCashierLink(token, 'another', vault, fail)).toBeNull();
	expect(await openedCashier('1', 'm', vault)).toBeNull();
	expect(await followCashierLink(token, 'm', vault, fail)).toBe(url);
	expect(await openedCashier('1', 'm', vault)).toEqual({ ...visit, as: 'page', at: expect.any(Number) });
});

it('a cashier that is opened beside another one isn’t the one that failed for certain', async () => {
	const vault = newVault();
	const links = [
		await createCashierLink({ memberId: 'm', url, visit }, vault),
		await createCashierLink({ memberId: 'm', url, visit }, vault),
	];
	await new Promise((resolve) => setTimeout(resolve, 2));
	for (const [place, link] of links.entries()) {
		await followCashierLink(link.split('/').at(-1) ?? '', 'm', vault, fail);
		expect(await openedCashier('1', 'm', vault)).toMatchObject({ afterFailure: place === 1 });
	}
});

it('a link that the version before has stored, without its visit, leads to the cashier', async () => {
	const vault = newVault();
	await vault.put('go:old', { memberId: 'm', url }, 60);
	expect(await followCashierLink('old', 'm', vault, fail)).toBe(url);
});

it('a link ends after ten minutes, and an opened cashier counts for a quarter of an hour', async () => {
	let ahead = 0;
	const vault = createVault(
		memoryKeyValue(() => Date.now() + ahead),
		createSeal(['a secret of tests'], 'vault'),
	);
	const token = (await createCashierLink({ memberId: 'm', url, visit }, vault)).split('/').at(-1) ?? '';
	expect(await followCashierLink(token, 'm', vault, fail)).toBe(url);
	ahead = 599_000;
	expect(await followCashierLink(token, 'm', vault, fail)).toBe(url);
	ahead = 601_000;
	expect(await followCashierLink(token, 'm', vault, fail)).toBeNull();
	ahead = 899_000;
	expect(await openedCashier('1', 'm', vault)).not.toBeNull();
	ahead = 901_000;
	expect(await openedCashier('1', 'm', vault)).toBeNull();
});
