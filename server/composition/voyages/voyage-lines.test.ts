import { describe, expect, it } from 'vitest';
import { departurePortOf, destinationsOf, portIndex, splitLine, stopsOf } from './voyage-lines.ts';

const ports = portIndex([
	{ id: '1', cnName: '上海', enName: 'Shanghai' },
	{ id: '2', cnName: '济州', enName: 'Jeju' },
	{ id: '3', cnName: '福冈', enName: 'Fukuoka' },
	{ id: '4', cnName: '冲绳（那霸）', enName: 'Okinawa (Naha)' },
]);

describe('a line’s name', () => {
	it.each([
		['上海-济州-福冈-上海', ['上海', '济州', '福冈', '上海']],
		['上海－济州－上海', ['上海', '济州', '上海']],
		['上海 - 济州 – 上海', ['上海', '济州', '上海']],
		['上海—济州——上海', ['上海', '济州', '上海']],
		['上海 -济州- 福冈-上海', ['上海', '济州', '福冈', '上海']],
		['Shanghai - Jeju - Shanghai', ['Shanghai', 'Jeju', 'Shanghai']],
		['Shanghai-Jeju-Shanghai', ['Shanghai', 'Jeju', 'Shanghai']],
		['Shanghai – Phu-My – Ho Chi Minh – Shanghai', ['Shanghai', 'Phu-My', 'Ho Chi Minh', 'Shanghai']],
		['Shanghai', ['Shanghai']],
		['-上海--济州-', ['上海', '济州']],
		['', []],
		[' - ', []],
	])('%s is split into its ports', (name, expected) => {
		expect(splitLine(name)).toEqual(expected);
	});
});

describe('the stops of a line', () => {
	it('are known ports under either name', () => {
		const stops = stopsOf({ name: '上海-济州-上海', enName: '' }, ports);
		expect(stops.map(({ id, enName }) => [id, enName])).toEqual([
			['1', 'Shanghai'],
			['2', 'Jeju'],
			['1', 'Shanghai'],
		]);
		expect(stopsOf({ name: '', enName: 'SHANGHAI - jeju' }, ports).map(({ id }) => id)).toEqual(['1', '2']);
	});

	it('are found with and without a remark in brackets', () => {
		expect(stopsOf({ name: '上海-冲绳-上海', enName: '' }, ports)[1]?.id).toBe('4');
		expect(stopsOf({ name: '上海-济州(西归浦)-上海', enName: '' }, ports)[1]?.id).toBe('2');
	});

	it('keep the names of unknown ports, in both languages when both are given', () => {
		expect(stopsOf({ name: '上海-釜山', enName: 'Shanghai - Busan' }, ports)[1]).toEqual({
			id: null,
			cnName: '釜山',
			enName: 'Busan',
		});
		expect(stopsOf({ name: '上海-釜山', enName: 'Cruise to Busan' }, ports)[1]).toEqual({
			id: null,
			cnName: '釜山',
			enName: '釜山',
		});
	});

	it('are none without a name', () => {
		expect(stopsOf({ name: '', enName: '' }, ports)).toEqual([]);
	});
});

describe('departure and destinations', () => {
	const line = (name: string) => stopsOf({ name, enName: '' }, ports);

	it('of a round trip are the ports between', () => {
		expect(departurePortOf(line('上海-济州-福冈-上海'))).toBe('1');
		expect(destinationsOf(line('上海-济州-福冈-上海'))).toEqual(['2', '3']);
	});

	it('of a one-way voyage include where it ends', () => {
		expect(destinationsOf(line('上海-济州-福冈'))).toEqual(['2', '3']);
	});

	it('name each port once and no unknown one', () => {
		expect(destinationsOf(line('上海-济州-济州-釜山-上海'))).toEqual(['2']);
		expect(departurePortOf(line('釜山-济州'))).toBeNull();
		expect(destinationsOf(line('釜山-济州-釜山'))).toEqual(['2']);
		expect(destinationsOf([])).toEqual([]);
	});
});
