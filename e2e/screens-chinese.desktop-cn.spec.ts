import { conditionsOf, look } from './support/look.ts';
import { CHINESE_STATES } from './support/screens.ts';
import { test } from './support/test.ts';

for (const screen of CHINESE_STATES)
	test.describe(() => {
		test.use(conditionsOf(screen));
		test(`the screen ${screen} is sound: axe, targets, panels, pictures, words, widths and spacing`, look(screen));
	});
