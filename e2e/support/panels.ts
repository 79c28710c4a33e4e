import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/constants.ts';
import type { Words } from '../../tests/support/words.ts';
import type { Screen } from './screens.ts';

type Panel = {
	/** The device on which it exists, if not on both. */
	device?: 'desktop' | 'mobile';
	lang?: Language;
	/** Its component's path below `client`. */
	is: string;
	opener: (page: Page, t: Words) => Locator;
	/** What its opener is folded away below on phones. */
	fold?: (page: Page, t: Words) => Locator;
	/** An element that is visible while the panel is open, until Esc closes it. */
	shown: (page: Page, t: Words) => Locator;
};

const dialog = (page: Page): Locator => page.getByRole('dialog');
const picker = (field: 'date' | 'destination'): Panel => ({
	is: 'parts/search-form/field-picker.tsx',
	opener: (page, t) => page.getByRole('search').getByRole('button', { name: t(`search-form:form.${field}.label`) }),
	fold: (page, t) => page.getByRole('search').getByText(t('search-form:form.more')),
	shown: dialog,
});

/** Presses what opens a panel, where it is folded away after what unfolds it. */
export async function openPanel({ opener, fold }: Panel, page: Page, t: Words): Promise<void> {
	if (fold && !(await opener(page, t).isVisible())) await fold(page, t).click();
	await opener(page, t).click();
}

/** Panels that open over a screen; each is audited while it is open. `ship-chooser.mobile-cn.spec.ts` audits the choice of a ship. */
export const PANELS: Readonly<Partial<Record<Screen, Readonly<Record<string, Panel>>>>> = {
	home: {
		'months to choose from': picker('date'),
		'destinations to choose from': picker('destination'),
		'the film': {
			is: 'features/home/video-dialog.tsx',
			opener: (page, t) => page.getByRole('link', { name: new RegExp(`^${t('home:experience.play')}`) }),
			shown: dialog,
		},
	},
	// Panels of every page are opened over a short one, because axe reads the page behind them each time.
	underConstruction: {
		'a menu of the header': {
			is: 'layout/header/nav-group.tsx',
			device: 'desktop',
			opener: (page, t) => page.getByRole('banner').getByRole('button', { name: t('nav.plan') }),
			shown: (page, t) => page.getByRole('banner').getByRole('link', { name: t('nav.search'), exact: true }),
		},
		'the languages': {
			is: 'layout/header/language-menu.tsx',
			device: 'desktop',
			opener: (page, t) => page.getByRole('button', { name: new RegExp(`^${t('header.language')}`) }),
			shown: (page) => page.locator('[aria-expanded=true] + div a[hreflang=en]'),
		},
		'the code of a consultant': {
			is: 'layout/floating-bar.tsx',
			device: 'desktop',
			lang: 'CN',
			opener: (page, t) => page.getByRole('button', { name: t('float.consult') }),
			shown: (page, t) => page.getByRole('img', { name: t('support.consult') }),
		},
		'online support': {
			is: 'layout/support-panel.tsx',
			device: 'desktop',
			opener: (page, t) =>
				page.getByRole('complementary', { name: t('float.label') }).getByRole('button', { name: t('float.support') }),
			shown: (page, t) => page.getByRole('dialog', { name: t('support.title') }),
		},
		'the menu': {
			is: 'layout/header/mobile-menu.tsx',
			device: 'mobile',
			opener: (page, t) => page.getByRole('button', { name: t('menu.open') }),
			shown: (page, t) => page.getByRole('dialog', { name: t('menu.title') }),
		},
	},
	search: {
		'the filters': {
			is: 'features/search/filter-sheet.tsx',
			device: 'mobile',
			opener: (page, t) => page.getByRole('main').getByRole('link', { name: t('search:filter.title'), exact: true }),
			shown: (page, t) => page.getByRole('dialog', { name: t('search:filter.title') }),
		},
	},
	ship: {
		'its pictures': {
			is: 'ui/gallery-viewer.tsx',
			opener: (page) => page.locator('main [aria-labelledby=gallery-title] a').first(),
			shown: dialog,
		},
		'a place of the deck plan': {
			is: 'features/ships/place-dialog.tsx',
			opener: (page) => page.locator('#decks details[open] a').first(),
			shown: dialog,
		},
		'a deck from above': {
			is: 'features/ships/deck-sheet.tsx',
			opener: (page) => page.locator('#decks details[open] button'),
			shown: (page) => dialog(page).filter({ has: page.getByRole('img') }),
		},
	},
	user: {
		'the menu of the account': {
			is: 'layout/header/member-menu.tsx',
			device: 'desktop',
			opener: (page, t) => page.getByRole('group', { name: t('member.menu') }).getByRole('button', { expanded: false }),
			shown: (page, t) => page.getByRole('banner').getByRole('button', { name: t('member.logout') }),
		},
	},
	contacts: {
		'the question whether to remove': {
			is: 'features/contacts/entry-card.tsx',
			lang: 'CN',
			opener: (page, t) =>
				page
					.getByRole('main')
					.getByRole('button', { name: new RegExp(t('contacts:removeNamed', { name: '.*' })) })
					.first(),
			shown: dialog,
		},
	},
	login: {
		'the countries': {
			is: 'ui/dial-code-list.tsx',
			opener: (page, t) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('login:dial.title')}`) }),
			shown: dialog,
		},
	},
	confirm: {
		'a policy': {
			is: 'parts/policy/policy-dialog.tsx',
			opener: (page) => page.getByRole('main').locator('a[aria-haspopup=dialog]').first(),
			shown: dialog,
		},
	},
	booking: {
		'other cabins': {
			is: 'features/booking/passengers/room-sheet.tsx',
			opener: (page, t) =>
				page
					.getByRole('main')
					.getByRole('button', { name: new RegExp(t('booking:cabin.changeNamed', { name: '.*' })) })
					.first(),
			shown: (page) => dialog(page).filter({ has: page.getByRole('listbox') }),
		},
		'the party of a cabin': {
			is: 'features/booking/passengers/party-sheet.tsx',
			opener: (page, t) =>
				page
					.getByRole('main')
					.getByRole('button', { name: new RegExp(t('booking:party.changeNamed', { name: '.*' })) })
					.first(),
			shown: dialog,
		},
		'a passenger to add': {
			is: 'features/booking/passengers/editor-sheet.tsx',
			opener: (page, t) =>
				page
					.getByRole('main')
					.getByRole('button', { name: t('booking:passenger.add') })
					.first(),
			shown: (page) => dialog(page).filter({ has: page.getByRole('textbox') }),
		},
		'the question whether to give up': {
			is: 'features/booking/hold/give-up-dialog.tsx',
			opener: (page, t) => page.getByRole('button', { name: t('booking:giveUp.open') }),
			shown: (page, t) => page.getByRole('dialog', { name: t('booking:giveUp.title') }),
		},
	},
	voyage: {
		'its pictures': {
			is: 'ui/gallery-viewer.tsx',
			opener: (page, t) =>
				page
					.getByRole('region', { name: t('voyage:gallery.label') })
					.getByRole('link')
					.first(),
			shown: dialog,
		},
	},
};

/** Panels that only a journey opens, with the browser test that audits each. */
export const OPENED_ON_THE_WAY: Readonly<Record<string, string>> = {
	'features/booking/confirm/coupon-dialog.tsx': 'journey.cn',
	'features/booking/hold/hold-dialog.tsx': 'booking.mobile-cn',
	'features/booking/hold/price-changed-dialog.tsx': 'payment.desktop-cn',
	'features/check-in/session/session-dialog.tsx': 'check-in-saved.mobile-cn',
	'features/home/overlay-dialog.tsx': 'rich-text.desktop-cn',
	'features/payment/going-dialog.tsx': 'payment.mobile-en',
	'features/payment/opened-dialog.tsx': 'payment.pair',
	'features/payment/qr-dialog.tsx': 'payment.pair',
	'layout/ship-chooser.tsx': 'ship-chooser.mobile-cn',
	'layout/trip/amenities-dialog.tsx': 'trip.cn',
	'layout/trip/booking-bar.tsx': 'held-booking.desktop-en',
	'layout/trip/mini-program-dialog.tsx': 'trip.cn',
	'parts/booking/prepare-sheet.tsx': 'choice.mobile-cn',
	'parts/deck/category-deck-sheet.tsx': 'deck-category.mobile-cn',
	'parts/party-panel.tsx': 'party.pair',
	'parts/login/login-dialog.tsx': 'booking.mobile-cn',
};
