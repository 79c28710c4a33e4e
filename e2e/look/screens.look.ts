import { layOut, seeAll } from '../support/page-checks.ts';
import { startPrivateSite } from '../support/private-site.ts';
import { SCREENS } from '../support/screens.ts';
import { alive, test } from '../support/test.ts';
import { statesOf } from './screens.ts';
import type { Look } from './state.ts';

// These states provoke console errors on purpose; the browser tests check the console.
test.use({ provoked: /./, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
	for (const [name, { show, only, device: where, lang: spoken }] of statesOf(screen)) {
		test(`${screen}: ${name}`, async ({ page, context, device, lang: language, site, t, open }, { project }) => {
			const layout = (page.viewportSize()?.width ?? 0) > 768 ? 'desktop' : 'mobile';
			if ((where ?? layout) !== layout || (spoken ?? language) !== language) return;
			const own = { stop: async () => {} };
			const openFailing: Look['openFailing'] = async (path, fault, visitor = 'guest') => {
				const broken = await startPrivateSite();
				own.stop = broken.stop;
				if (visitor === 'member') await broken.enter(context);
				await broken.fault(fault);
				await page.goto(`${broken.url}${path}`);
				await alive(page);
			};
			try {
				await show({ page, context, device, site, t, open, openFailing });
				if (!only) await seeAll(page);
				await layOut(page);
				const [lang, width] = project.name.split(' ');
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
