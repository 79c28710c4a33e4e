import { PAGE_NAMES } from '#shared/pages.ts';
import { layOut, seeAll } from '../support/page-checks.ts';
import { startPrivateSite } from '../support/private-site.ts';
import { alive, test } from '../support/test.ts';
import { type Look, SCREENS } from './screens.ts';

// What the console says of a state that was provoked is no news; the browser tests listen to it.
test.use({ provoked: /./, contextOptions: { reducedMotion: 'reduce' } });

for (const name of PAGE_NAMES) {
	for (const [state, how] of Object.entries(SCREENS[name])) {
		test(`${name}: ${state}`, async ({ page, context, device, site, t, open }, { project }) => {
			const failing = { stop: async () => {} };
			const openFailing: Look['openFailing'] = async (path, fault) => {
				const broken = await startPrivateSite();
				failing.stop = broken.stop;
				await broken.fault(fault);
				await page.goto(`${broken.url}${path}`);
				await alive(page);
			};
			try {
				const whole = typeof how === 'function';
				const show = whole ? how : how.window;
				await show({ page, context, device, site, t, open, openFailing });
				if (whole) await seeAll(page);
				await layOut(page);
				const [lang, width] = project.name.split(' ');
				await page.screenshot({
					path: `test-results/look/${lang}/${width}/${name}.${state.replaceAll(' ', '-')}.jpg`,
					type: 'jpeg',
					quality: 75,
					fullPage: whole,
					animations: 'disabled',
				});
			} finally {
				await failing.stop();
			}
		});
	}
}
