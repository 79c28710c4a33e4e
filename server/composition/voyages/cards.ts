import type { Content } from '#server/handler.ts';
import type { Price, VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Cruise, Voyage } from '#shared/catalogue/entities.ts';
import { FEW_CABINS, type Language } from '#shared/constants.ts';
import { returnDate } from '#shared/rules/dates.ts';
import { pick } from '../localise.ts';
import { type PortIndex, plainName, type Stop, stopsOf } from './voyage-lines.ts';
import { shownPrice, voyageState } from './voyage-price.ts';

/** `today` is the day in China. */
export type CardContext = {
	lang: Language;
	today: string;
	ports: PortIndex;
	ships: ReadonlyMap<string, Cruise>;
	content: Pick<Content, 'picture'>;
};

/** Makes the card of a voyage, in the visitor's language. Every page shows this one. */
export function voyageCard(
	voyage: Voyage,
	context: CardContext,
	stops: readonly Stop[] = stopsOf(voyage.line, context.ports),
): VoyageCard {
	const { lang, today, content } = context;
	const ports = stops.map(({ cnName, enName }) => pick(lang, cnName, enName));
	const price = shownPrice(voyage.price);
	const ship = context.ships.get(voyage.cruise.id);
	const shipName = ship
		? pick(lang, ship.cnName || ship.name, ship.enName)
		: pick(lang, voyage.cruise.name, voyage.cruise.enName);
	// A voyage without names and ports gets its ship's name or its day as title.
	const title = titleOf(voyage, ports, lang) || shipName || voyage.departureDate;
	const state = voyageState({ date: voyage.departureDate, today, inventory: voyage.inventory, price });
	return {
		id: voyage.id,
		code: voyage.code,
		title,
		theme: pick(lang, voyage.theme, voyage.enTheme),
		ports,
		date: voyage.departureDate,
		returnDate: returnDate(voyage.departureDate, voyage.days),
		days: voyage.days,
		nights: Math.max(0, voyage.days - 1),
		ship: {
			id: voyage.cruise.id,
			code: ship?.code ?? voyage.code.slice(0, 2),
			name: shipName,
		},
		price,
		state,
		picture: content.picture(voyage.cover, 'voyage.cover') || content.picture(voyage.images[0] ?? '', 'voyage.images'),
		places: placesUntold(title, ports),
		balcony: state === 'on-sale' ? balconyPrice(voyage, price) : null,
		hoursInPort: positive(voyage.hoursInPort),
		seaDays: positive(voyage.seaDays),
		left: state === 'on-sale' && (voyage.inventory ?? Infinity) <= FEW_CABINS ? voyage.inventory : null,
	};
}

/** Returns the ports of call, each once; none when the title already names one of them. Remarks in brackets are ignored. */
function placesUntold(title: string, ports: readonly string[]): string[] {
	const home = ports[0];
	const calls = [...new Set(ports.slice(1))].filter((port) => port !== home);
	const told = title.toLowerCase();
	return calls.some((port) => told.includes(plainName(port).trim().toLowerCase())) ? [] : calls;
}

/**
 * Returns the price of a balcony cabin, or null when it is doubtful like any other price, or below the voyage's own lowest price.
 */
function balconyPrice({ balconyPrice: from, price: listed }: Voyage, lowest: Price | null): number | null {
	const shown = shownPrice({ price: listed?.price ?? null, disCountPrice: from });
	return shown && lowest && shown.from >= lowest.from ? shown.from : null;
}

const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null);

/**
 * Returns the title, else the theme, else the port names, in the visitor's language. Only then the title in the other language is
 * used.
 */
function titleOf({ title, enTitle, theme, enTheme, code }: Voyage, ports: readonly string[], lang: Language): string {
	const own = lang === 'EN' ? enTitle || enTheme : title || theme;
	return own || ports.join(' – ') || pick(lang, title, enTitle) || pick(lang, theme, enTheme) || code;
}
