import { expect, it } from 'vitest';
import type { Port } from '#shared/catalogue/entities.ts';
import { noteLeaving, searchOptions } from './search-options.ts';

const port = (id: string, cnName: string, enName: string): Port => ({ id, code: id, cnName, enName });

it('home ports stand by how many voyages leave from them, those alike by name', () => {
	const ports = [port('1', '厦门', 'Xiamen'), port('2', '天津', 'Tianjin'), port('3', '上海', 'Shanghai')];
	const namesIn = (lang: 'CN' | 'EN') => searchOptions(ports, [], [], lang).ports.map(({ name }) => name);
	expect(namesIn('EN')).toEqual(['Shanghai', 'Tianjin', 'Xiamen']);
	noteLeaving(
		ports,
		new Map([
			['3', 120],
			['1', 60],
			['2', 60],
		]),
	);
	expect(namesIn('EN')).toEqual(['Shanghai', 'Tianjin', 'Xiamen']);
	noteLeaving(
		ports,
		new Map([
			['1', 130],
			['3', 120],
		]),
	);
	expect(namesIn('EN')).toEqual(['Xiamen', 'Shanghai', 'Tianjin']);
	expect(namesIn('CN')).toEqual(['厦门', '上海', '天津']);
});
