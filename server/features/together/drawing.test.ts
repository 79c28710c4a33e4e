import { expect, it } from 'vitest';
import { drawList, linesWithin } from './drawing.ts';

it('breaks lines between words, and between signs in Chinese; what is left over is cut', () => {
	expect(linesWithin('Nagasaki and Kagoshima', 160, 20, 2)).toEqual(['Nagasaki and', 'Kagoshima']);
	expect(linesWithin('长崎鹿儿岛四晚', 80, 20, 2)).toEqual(['长崎鹿儿', '岛四晚']);
	expect(linesWithin('长崎鹿儿岛四晚', 80, 20, 1)).toEqual(['长崎鹿…']);
	expect(linesWithin('', 80, 20, 1)).toEqual([]);
});

it('writes texts as texts: none becomes a part of the drawing', () => {
	const row = { name: '<image href="/x"/>', small: 'a & b', days: '"x"\u0000', price: '', terms: '' };
	const svg = drawList({
		brand: 'B',
		title: 'T',
		rows: [row],
		scan: '',
		note: '',
		site: 's',
		code: { size: 29, path: 'M0 0h1v1h-1z' },
	});
	expect(svg).not.toContain('<image');
	expect(svg).toContain('href=&quot;/x&quot;/&gt;');
	expect(svg).toContain('a &amp; b');
	expect(svg).not.toContain('\u0000');
});
