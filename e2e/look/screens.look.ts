import { layOut, seeAll } from '../support/page-checks.ts';
import { startPrivateSite } from '../support/private-site.ts';
import { SCREENS } from '../support/screens.ts';
import { alive, test } from '../support/test.ts';
import { type Look, statesOf } from './screens.ts';

// What the console says of a state that was provoked is no news; the browser tests listen to it.
test.use({ provoked: /./, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
	for (const [name, { show, only, device: where, lang: inLang }] of statesOf(screen)) {
		test(`${screen}: ${name}`, async ({ page, context, device, lang, site, t, open }, { project }) => {
			if ((where ?? device) !== device || (inLang ?? lang) !== lang) return;
			const own = { stop: async () => {} };
			const openFailing: Look['openFailing'] = async (path, fault) => {
				const broken = await startPrivateSite();
				own.stop = broken.stop;
				await broken.fault(fault);
				await page.goto(`${broken.url}${path}`);
				await alive(page);
			};
			try {
				await show({ page, context, site, t, open, openFailing });
				// What was opened may ask for its pictures only now.
				if (only) await page.waitForLoadState('networkidle');
				else await seeAll(page);
				await layOut(page);
				const [, width] = project.name.split(' ');
				await page.screenshot({
					path: `test-results/look/${lang}/${width}/${screen}.${name.replaceAll(' ', '-')}.jpg`,
					type: 'jpeg',
					quality: 75,
					fullPage: !only,
					animations: 'disabled',
				});
			} finally {
				await own.stop();
			}
		});
	}
}
