import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MultiSelect } from './multi-select.tsx';

const groups = [
	{
		id: 'jp',
		name: 'Japan',
		options: [
			{ id: 'a', name: 'Fukuoka' },
			{ id: 'b', name: 'Nagasaki' },
			{ id: 'c', name: 'Okinawa', disabled: true },
		],
	},
];

const boxOfGroup = (value: string[]) =>
	renderToStaticMarkup(<MultiSelect groups={groups} value={value} onChange={() => {}} allLabel={() => 'All'} />).split(
		'<input',
	)[1] ?? '';

test('the box of a group is ticked when every option that can be chosen is', () => {
	expect(boxOfGroup(['a', 'b'])).toContain('checked=""');
	expect(boxOfGroup(['a'])).not.toContain('checked=""');
});
