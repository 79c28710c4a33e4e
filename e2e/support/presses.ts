import type { Locator } from '@playwright/test';
import type { Device } from '#shared/rules/device.ts';
import { nextPress } from './next-press.ts';

/** Counts a visitor's actions on a device: presses, and separately the fields that are typed in. */
export function countPresses(device: Device = 'mobile') {
	const count = { presses: 0, fields: 0 };
	return {
		count,
		press: async (target: Locator) => {
			// Phones have the button of the next step in the same place
			await nextPress();
			await (device === 'mobile' ? target.tap() : target.click());
			count.presses += 1;
		},
		type: async (field: Locator, text: string) => {
			await field.fill(text);
			count.fields += 1;
		},
	};
}
