import { describe, expect, it } from 'vitest';
import { parseClosed, popupsToShow, recordClosed, selectPopups } from './popups.ts';

const notice = (id: string) => ({ id, kind: 'notice' as const, displayWithNotice: false });
const sale = (id: string, displayWithNotice = false) => ({ id, kind: 'sale' as const, displayWithNotice });
const ids = (popups: { id: string }[]) => popups.map(({ id }) => id);
const monday = new Date(2027, 2, 1, 9);
const mondayNight = new Date(2027, 2, 1, 23, 59, 59);
const tuesday = new Date(2027, 2, 2, 0, 0, 1);

describe('which pop-ups show', () => {
	it('are all sale images when there is no notice', () => {
		expect(ids(selectPopups([sale('a'), sale('b', true)]))).toEqual(['a', 'b']);
	});

	it('are notices, then only the sale images that ask to show beside a notice', () => {
		expect(ids(selectPopups([sale('a', true), notice('n'), sale('b'), notice('m')]))).toEqual(['n', 'm', 'a']);
	});

	it('are none of none', () => {
		expect(selectPopups([])).toEqual([]);
	});
});

describe('a closed pop-up', () => {
	it('stays hidden for the rest of the day and is back the next', () => {
		const closed = recordClosed([], 'a', monday);
		expect(ids(popupsToShow([sale('a'), sale('b')], closed, mondayNight))).toEqual(['b']);
		expect(ids(popupsToShow([sale('a'), sale('b')], closed, tuesday))).toEqual(['a', 'b']);
	});

	it('that is a notice still keeps sale images back', () => {
		expect(popupsToShow([notice('n'), sale('a')], recordClosed([], 'n', monday), monday)).toEqual([]);
	});

	it('is recorded once, and stamps of other days are forgotten', () => {
		const old = recordClosed([], 'a', monday);
		const closed = recordClosed(recordClosed(old, 'b', tuesday), 'b', tuesday);
		expect(closed).toEqual([{ id: 'b', day: '2027-03-02' }]);
	});

	it('closing all one by one hides the set', () => {
		const popups = [notice('n'), sale('a', true), sale('b', true)];
		let closed = parseClosed(null);
		for (let left = popups.length; left > 0; left--) {
			const [first] = popupsToShow(popups, closed, monday);
			expect(popupsToShow(popups, closed, monday)).toHaveLength(left);
			closed = recordClosed(closed, first?.id ?? '', monday);
		}
		expect(popupsToShow(popups, closed, monday)).toEqual([]);
	});
});

describe('the stored list', () => {
	it('survives storage', () => {
		const closed = recordClosed([], 'a', monday);
		expect(parseClosed(JSON.stringify(closed))).toEqual(closed);
	});

	it.each([
		null,
		'',
		'garbage',
		'{}',
		'1',
		'null',
		'[1,null,"x",[]]',
		'[{"id":1,"day":"2027-03-01"},{"id":"a"}]',
		'{"__proto__":1}',
	])('%s counts as empty', (stored) => {
		expect(parseClosed(stored)).toEqual([]);
	});

	it('keeps the good entries among bad ones', () => {
		expect(parseClosed('[7,{"id":"a","day":"2027-03-01","more":1}]')).toEqual([{ id: 'a', day: '2027-03-01' }]);
	});
});
