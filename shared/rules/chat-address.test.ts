import { describe, expect, it } from 'vitest';
import { chatAddress } from './chat-address.ts';

const CHAT = 'https://chat.good.test/window?tenant=7';

describe('the address of the chat', () => {
	it('names page and language, and keeps the setting’s own parameters', () => {
		expect(chatAddress(CHAT, { pathname: '/faq', search: '', lang: 'EN' })).toBe(`${CHAT}&path=%2Ffaq&lang=EN`);
	});

	it('names the voyage on its own page', () => {
		const address = chatAddress(CHAT, { pathname: '/route', search: '?id=4711&date=2027-01-02', lang: 'CN' });
		expect(address).toBe(`${CHAT}&path=%2Froute&lang=CN&voyage=4711`);
	});

	it('names the voyage of a page with another address', () => {
		const address = chatAddress(CHAT, { pathname: '/online/confirm', search: '?order=12345678', lang: 'CN', voyage: '4711' });
		expect(address).toBe(`${CHAT}&path=%2Fonline%2Fconfirm&lang=CN&voyage=4711`);
	});

	it.each(['?id=12345678', '?id=12345678&name=Li'])('names no order: %s', (search) => {
		expect(chatAddress(CHAT, { pathname: '/order', search, lang: 'CN' })).not.toContain('12345678');
	});

	it('names no voyage for a text that is no id', () => {
		expect(chatAddress(CHAT, { pathname: '/route', search: '?id=%3Cb%3E', lang: 'CN' })).not.toContain('voyage');
	});
});
