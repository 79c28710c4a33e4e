import { describe, expect, it } from 'vitest';
import { parseShown, popupOfTheDay, recordShown, selectPopups } from './popups.ts';

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

describe('the pop-up of a day', () => {
	const three = [notice('n'), sale('a', true), sale('b', true)];

	it('is one, and the only one until the next day', () => {
		expect(popupOfTheDay(three, [], monday)?.id).toBe('n');
		const shown = recordShown([], 'n', monday);
		expect(popupOfTheDay(three, shown, mondayNight)).toBeNull();
		expect(popupOfTheDay([sale('new')], shown, mondayNight)).toBeNull();
	});

	it('is another one each day, in their order', () => {
		let shown = parseShown(null);
		const days = [1, 2, 3, 4].map((day) => {
			const now = new Date(2027, 2, day, 12);
			const id = popupOfTheDay(three, shown, now)?.id ?? '';
			shown = recordShown(shown, id, now);
			return id;
		});
		expect(days).toEqual(['n', 'a', 'b', 'n']);
		expect(shown).toHaveLength(3);
	});

	it('is none without pop-ups', () => {
		expect(popupOfTheDay([], recordShown([], 'gone', monday), tuesday)).toBeNull();
	});

	it('is remembered for a limited number of pop-ups', () => {
		let shown = parseShown(null);
		for (let id = 0; id < 50; id++) shown = recordShown(shown, String(id), monday);
		expect(shown).toHaveLength(20);
		expect(shown.at(-1)).toEqual({ id: '49', day: '2027-03-01' });
	});
});

describe('the stored list', () => {
	it('survives storage', () => {
		const shown = recordShown([], 'a', monday);
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
