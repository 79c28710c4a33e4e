import { pageIdentity } from '#shared/rules/page-address.ts';
import { currentAddress } from './address.ts';
import { byPlace } from './early-input.ts';
import { hasMoved, layOutEverything, putBack } from './page-place.ts';
import { forget, readStored, SWITCHED, store } from './stored.ts';

/** A document that comes later than this many milliseconds after the switch was opened for another reason. */
const LIFETIME = 60_000;
/** Choices, not texts: nothing that says who somebody is gets into the tab's storage. */
const CHOICES = '#content :is(input:is([type="checkbox"], [type="radio"], [type="search"]), select)';

/** A place on the page that is the same in both languages: the heading at the top of the window, and how far above or below it is. */
type Place = { heading: number; of: number; offset: number; share: number };
/** `search`: what is chosen in a search form, by the names and values of its fields. */
type Kept = {
	page: string;
	at: number;
	place: Place;
	/** What choices show, by their places among all controls (`byPlace`). */
	controls: [place: string, value: string, checked: boolean][];
	search: [string, string][];
	choices: Record<string, unknown>;
};

const searchForm = () => document.querySelector<HTMLFormElement>('#content form[role="search"]');

declare global {
	interface WindowEventMap {
		/** The language is about to be switched: a listener adds its choice to `detail`. */
		'language-switch': CustomEvent<Record<string, unknown>>;
		/** The page has come in the other language: a listener takes its choice from `detail`. */
		'language-switched': CustomEvent<Record<string, unknown>>;
	}
}

/** Headings that are there wherever the window stands: those of parts that come when they are near don't count. */
const headings = () =>
	[...document.querySelectorAll('#content :is(h1, h2, h3):not([data-once-near] *)')].filter((heading) =>
		heading.checkVisibility(),
	);

function currentPlace(): Place {
	const all = headings();
	const heading = all.findLastIndex((element) => element.getBoundingClientRect().top < innerHeight / 3);
	const share = scrollY / document.documentElement.scrollHeight;
	return { heading, of: all.length, offset: all[heading]?.getBoundingClientRect().top ?? 0, share };
}

/** Scrolls to a place. Where a page has other headings in the other language, its share of the page's height counts. */
function goTo({ heading, of, offset, share }: Place): void {
	if (share === 0 || hasMoved()) return;
	layOutEverything();
	const all = headings();
	const at = all.length === of ? all[heading] : undefined;
	putBack(Math.round(at ? at.getBoundingClientRect().top + scrollY - offset : share * document.documentElement.scrollHeight));
}

function keep(event: Event): void {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
	if (!link || pageIdentity(link.pathname + link.search) !== pageIdentity(currentAddress())) return;
	link.hash = location.hash;
	const choices: Record<string, unknown> = {};
	dispatchEvent(new CustomEvent('language-switch', { detail: choices }));
	const whole: Kept = {
		page: pageIdentity(currentAddress()),
		at: Date.now(),
		place: currentPlace(),
		search: [...new FormData(searchForm() ?? undefined)].map(([name, value]) => [name, String(value)]),
		controls: [...byPlace()].flatMap(([at, control]) =>
			control.matches(CHOICES) ? [[at, control.value, (control as HTMLInputElement).checked]] : [],
		),
		choices,
	};
	store('sessionStorage', SWITCHED, JSON.stringify(whole));
}

/** Returns what was kept for this document; null for another page, or long after the switch. */
function kept(): Kept | null {
	const { page, at, ...rest } = JSON.parse(readStored('sessionStorage', SWITCHED) ?? '{}') as Partial<Kept>;
	return page === pageIdentity(currentAddress()) && Date.now() - (at ?? 0) < LIFETIME ? ({ page, at, ...rest } as Kept) : null;
}

/**
 * Shows the kept choices in the document's controls, and those of a search in its plain form. Call it before hydration: they then
 * count as what a visitor chose before the page was alive.
 */
export function fillKept(): void {
	const { controls = [], search = [] } = kept() ?? {};
	const places = byPlace();
	for (const [at, value, checked] of controls) Object.assign(places.get(at) ?? {}, { value, checked });
	const boxes = [...(searchForm()?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
	for (const [name, value] of search) for (const box of boxes) if (box.name === name && box.value === value) box.checked = true;
}

/** Makes a switch of the language, which loads a new document, keep the place on the page and what was chosen on it. */
export function keepOnLanguageSwitch(): void {
	addEventListener('click', keep, true);
	const given = kept();
	forget('sessionStorage', SWITCHED);
	if (!given) return;
	dispatchEvent(new CustomEvent('language-switched', { detail: given.choices }));
	goTo(given.place);
}
