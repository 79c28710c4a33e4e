import { conditionsOf, look } from './support/look.ts';
import { CHINESE_SCREENS } from './support/screens.ts';
import { test } from './support/test.ts';

// English visitors read there that it exists in Chinese only: the pair of projects shows it to phones in English alone.
for (const screen of CHINESE_SCREENS)
	test.describe(() => {
		test.use(conditionsOf(screen));
		test(`the screen ${screen} is sound: axe, targets, panels, pictures, words, widths and spacing`, look(screen));
	});
