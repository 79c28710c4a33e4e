import type { Locator } from '@playwright/test';

/** Counts a visitor's actions on a phone: presses, and separately the fields that are typed in. */
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
