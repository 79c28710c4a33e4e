import type { Locator } from '@playwright/test';

/** Counts what a person does with a thumb: presses, and apart from them the fields that are typed in. */
export function countPresses() {
	const count = { presses: 0, fields: 0 };
	return {
		count,
		press: async (target: Locator) => {
			await target.tap();
			count.presses += 1;
		},
		type: async (field: Locator, text: string) => {
			await field.fill(text);
			count.fields += 1;
		},
	};
}
