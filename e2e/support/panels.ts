import type { Locator, Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import type { Words } from './texts.ts';

type Panel = {
	/** Where it exists, if not on both. */
	device?: 'desktop' | 'mobile';
	opener: (page: Page, t: Words) => Locator;
	/** What is seen once it is open, and no longer once Esc has closed it. */
	shown: (page: Page, t: Words) => Locator;
};

const dialog = (page: Page): Locator => page.getByRole('dialog');
const picker = (field: 'date' | 'destination'): Panel => ({
	opener: (page, t) => page.getByRole('search').getByRole('button', { name: t(`search-form:form.${field}.label`) }),
	shown: dialog,
});

/** What can be opened over a screen; each is audited while it is open. `ship-chooser.mobile.spec.ts` audits the choice of a ship. */
export const PANELS: Readonly<Partial<Record<Screen, Readonly<Record<string, Panel>>>>> = {
	home: {
		'months to choose from': picker('date'),
		'destinations to choose from': picker('destination'),
		'the film': {
			opener: (page, t) => page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) }),
			shown: dialog,
		},
	},
	// What every page has around it opens over a short one: axe reads the page behind it each time.
	underConstruction: {
		'a menu of the header': {
			device: 'desktop',
			opener: (page, t) => page.getByRole('banner').getByRole('button', { name: t('nav.plan') }),
			shown: (page, t) => page.getByRole('banner').getByRole('link', { name: t('nav.search'), exact: true }),
		},
		'the languages': {
			device: 'desktop',
			opener: (page, t) => page.getByRole('button', { name: new RegExp(`^${t('header.language')}`) }),
			shown: (page) => page.locator('[aria-expanded=true] + ul a[hreflang=en]'),
		},
		'online support': {
			device: 'desktop',
			opener: (page, t) =>
				page.getByRole('complementary', { name: t('float.label') }).getByRole('button', { name: t('float.support') }),
			shown: (page, t) => page.getByRole('dialog', { name: t('support.title') }),
		},
		'the menu': {
			device: 'mobile',
			opener: (page, t) => page.getByRole('button', { name: t('menu.open') }),
			shown: (page, t) => page.getByRole('dialog', { name: t('menu.title') }),
		},
	},
	search: {
		'the filters': {
			device: 'mobile',
			opener: (page, t) => page.getByRole('main').getByRole('link', { name: t('search:filter.title'), exact: true }),
			shown: (page, t) => page.getByRole('dialog', { name: t('search:filter.title') }),
		},
	},
	ship: {
		'its pictures': {
			opener: (page) => page.locator('main [aria-labelledby=gallery-title] a').first(),
			shown: dialog,
		},
		'a place of the deck plan': {
			opener: (page) => page.locator('#decks [aria-live] a').first(),
			shown: dialog,
		},
	},
	booking: {
		'the question whether to give up': {
			opener: (page, t) => page.getByRole('button', { name: t('booking:giveUp.open') }),
			shown: (page, t) => page.getByRole('dialog', { name: t('booking:giveUp.title') }),
		},
	},
	voyage: {
		'its pictures': {
			opener: (page, t) =>
				page
					.getByRole('region', { name: t('voyage:gallery.label') })
					.getByRole('link')
					.first(),
			shown: dialog,
		},
	},
};
