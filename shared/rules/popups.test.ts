import { describe, expect, it } from 'vitest';
import { parseShown, popupsOfToday, recordShown, selectPopups } from './popups.ts';

const notice = (id: string) => ({ id, kind: 'notice' as const, displayWithNotice: false });
const sale = (id: string, displayWithNotice = false) => ({ id, kind: 'sale' as const, displayWithNotice });
const ids = (popups: { id: string }[]) => popups.map(({ id }) => id);
const monday = new Date(2027, 2, 1, 9);
const mondayNight = new Date(2027, 2, 1, 23, 59, 59);
const tuesday = new Date(2027, 2, 2, 0, 0, 1);

describe('the pop-ups that show', () => {
	it('are all sale images when there is no notice', () => {
		expect(ids(selectPopups([sale('a'), sale('b', true)]))).toEqual(['a', 'b']);
	});

	it('are notices, then only the sale images that ask to show beside a notice', () => {
		expect(ids(selectPopups([sale('a', true), notice('n'), sale('b'), notice('m')]))).toEqual(['n', 'm', 'a']);
	});

	it('are none without pop-ups', () => {
		expect(selectPopups([])).toEqual([]);
	});
});

describe('the pop-ups of a day', () => {
	const three = [notice('n'), sale('a', true), sale('b', true)];

	it('are all in their order, less those that were closed, until the day changes', () => {
		expect(ids(popupsOfToday(three, [], monday))).toEqual(['n', 'a', 'b']);
		const first = recordShown([], ['n'], monday);
		expect(ids(popupsOfToday(three, first, mondayNight))).toEqual(['a', 'b']);
		const all = recordShown(first, ['a', 'b'], monday);
		expect(popupsOfToday(three, all, mondayNight)).toEqual([]);
		expect(ids(popupsOfToday([...three, sale('new')], all, mondayNight))).toEqual(['new']);
		expect(ids(popupsOfToday(three, all, tuesday))).toEqual(['n', 'a', 'b']);
	});

	it('are remembered once each, and for their day only', () => {
		const shown = recordShown(recordShown([], ['a', 'b'], monday), ['b', 'c'], mondayNight);
		expect(shown.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
		expect(recordShown(shown, ['d'], tuesday)).toEqual([{ id: 'd', day: '2027-03-02' }]);
	});
});

describe('the stored list', () => {
	it('survives storage', () => {
		const shown = recordShown([], ['a'], monday);
		expect(parseShown(JSON.stringify(shown))).toEqual(shown);
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
		expect(parseShown(stored)).toEqual([]);
	});

	it('keeps the good entries among bad ones', () => {
		expect(parseShown('[7,{"id":"a","day":"2027-03-01","more":1}]')).toEqual([{ id: 'a', day: '2027-03-01' }]);
	});
});
