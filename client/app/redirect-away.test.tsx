import { afterEach, expect, test } from 'vitest';
import { redirectAway } from './redirect-away.ts';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

/** True when a redirect from the booking's page replaces the history's entry, while the browser shows an address. */
function replacesAt(shown: string): boolean {
	history.replaceState(null, '', shown);
	const request = new Request(new URL('/booking?localId=1', location.href));
	return redirectAway(request, '/pay/return?id=2').headers.has('X-Remix-Replace');
}

test('a page that Back has reached gives its place in the history to the page that it leads to', () => {
	expect(replacesAt('/booking?localId=1')).toBe(true);
});

test('a page that a link leads to leaves the page with the link in the history', () => {
	expect(replacesAt('/orders')).toBe(false);
	expect(replacesAt('/booking?localId=3')).toBe(false);
});
