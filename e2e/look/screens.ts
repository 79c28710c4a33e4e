import type { Fault } from '#sandbox/control/control.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { choose, roomy } from '../support/booking.ts';
import { openPanel, PANELS } from '../support/panels.ts';
import { addressOf, type Screen } from '../support/screens.ts';
import { MEMBER_STATES } from './member-states.ts';
import type { Show, State } from './state.ts';

const FAULT: Fault = { call: '*', httpStatus: 503 };
const failing = (path: string): State => ({ show: ({ openFailing }) => openFailing(path, FAULT) });

/** States of a screen besides the first one and those with an open panel. */
const STATES: Readonly<Partial<Record<Screen, Readonly<Record<string, State>>>>> = {
	home: { failed: failing(paths.home) },
	search: { failed: failing(paths.search) },
	voyage: {
		'cabin chosen': {
			only: 'window',
			show: async ({ page, open, site, t }) => {
				const { voyage, cabins } = await roomy(site);
				await open(voyagePath(voyage));
				const [cabin] = cabins;
				if (cabin) await choose(page, t, cabin);
				await page.getByRole('region', { name: t('voyage:choice.label') }).waitFor();
			},
		},
		'a category on the deck': {
			only: 'window',
			show: async ({ page, open, site, t }) => {
				const { voyage, cabins } = await roomy(site);
				await open(voyagePath(voyage));
				const [{ name = '' } = {}] = cabins;
				await page.getByRole('button', { name: t('voyage:cabins.onDeckNamed', { name }), exact: true }).click();
				await page.getByRole('dialog').getByRole('img').first().waitFor();
			},
		},
	},
};

const opens = (screen: Screen): State => ({
	show: async ({ open, site, context }) => open(await addressOf(screen, { site, context })),
});

const panels = (screen: Screen): [string, State][] =>
	Object.entries(PANELS[screen] ?? {}).map(([name, panel]) => {
		const { device, lang, shown } = panel;
		const show: Show = async (look) => {
			await opens(screen).show(look);
			await openPanel(panel, look.page, look.t);
			await shown(look.page, look.t).waitFor();
		};
		return [name, { show, device, lang, only: 'window' }];
	});

/** Returns the states of a screen by name: the first one, those with an open panel, and others. */
export const statesOf = (screen: Screen): [string, State][] => [
	['as it opens', opens(screen)],
	...panels(screen),
	...Object.entries(STATES[screen] ?? MEMBER_STATES[screen] ?? {}),
];
