import { describe, expect, it } from 'vitest';
import { previousPage, withUpdateStamp } from './previous-page.ts';

const now = new Date(1_800_000_000_000);

describe('the previous page', () => {
	it('is the one just left', () => {
		expect(previousPage('/', '/voyage-search?port=1')).toBe('/voyage-search?port=1');
		expect(previousPage(null, '/route?id=1')).toBe('/route?id=1');
	});

	it('is not replaced by a route page with update', () => {
		expect(previousPage('/voyage-search', '/route?id=1&update=2')).toBe('/voyage-search');
		expect(previousPage(null, '/route?update')).toBeNull();
		expect(previousPage('/', '/campaigns?update=2')).toBe('/campaigns?update=2');
	});
});

describe('the update stamp', () => {
	it('is put on the pages that get one, with query and anchor kept', () => {
		expect(withUpdateStamp('/route', now)).toBe('/route?update=1800000000000');
		expect(withUpdateStamp('/route?id=1&date=2027-03-05#cabins', now)).toBe(
			'/route?id=1&date=2027-03-05&update=1800000000000#cabins',
		);
	});

	it('is never put on twice', () => {
		const once = withUpdateStamp('/route?id=1', now);
		expect(withUpdateStamp(once, new Date())).toBe(once);
	});

	it.each(['/', '/voyage-search?port=1', '/routes', '/nowhere', '/ships/AT'])('leaves %s alone', (path) => {
		expect(withUpdateStamp(path, now)).toBe(path);
	});
});
