import { expect, it } from 'vitest';
import type { Port } from '#shared/catalogue/entities.ts';
import { searchOptions } from './search-options.ts';

const port = (id: string, cnName: string, enName: string): Port => ({ id, code: id, cnName, enName });

it('departure ports are sorted by their number of voyages, equal ones by name', () => {
	const ports = [port('1', '厦门', 'Xiamen'), port('2', '天津', 'Tianjin'), port('3', '上海', 'Shanghai')];
	const namesIn = (lang: 'CN' | 'EN', leaving: Record<string, number> = {}) =>
		searchOptions(ports, [], [], lang, new Map(Object.entries(leaving))).ports.map(({ name }) => name);
	expect(namesIn('EN')).toEqual(['Shanghai', 'Tianjin', 'Xiamen']);
	expect(namesIn('EN', { 3: 120, 1: 60, 2: 60 })).toEqual(['Shanghai', 'Tianjin', 'Xiamen']);
	expect(namesIn('EN', { 1: 130, 3: 120 })).toEqual(['Xiamen', 'Shanghai', 'Tianjin']);
	expect(namesIn('CN', { 1: 130, 3: 120 })).toEqual(['厦门', '上海', '天津']);
});
