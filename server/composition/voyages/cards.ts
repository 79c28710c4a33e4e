import type { Content } from '#server/handler.ts';
import type { Price, VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Cruise, Voyage } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { returnDate } from '#shared/rules/dates.ts';
import { pick } from '../localise.ts';
import { callPictures, type PortPictures } from './call-pictures.ts';
import { destinationsOf, type PortIndex, plainName, type Stop, stopsOf } from './voyage-lines.ts';
import { shownPrice, voyageState } from './voyage-price.ts';

/** `today` is the day in China. */
export type CardContext = {
	lang: Language;
	today: string;
	ports: PortIndex;
	portPictures: PortPictures;
	ships: ReadonlyMap<string, Cruise>;
	/** What campaigns give with voyages, by their ids. */
	gifts: ReadonlyMap<string, string>;
	content: Pick<Content, 'picture'>;
};

/** Makes the card of a voyage, in the visitor's language. Every page shows this one. */
export function voyageCard(
	voyage: Voyage,
	context: CardContext,
	stops: readonly Stop[] = stopsOf(voyage.line, context.ports),
	pictures = callPictures(voyage, destinationsOf(stops), context.portPictures),
): VoyageCard {
	const { lang, today } = context;
	const ports = stops.map(({ cnName, enName }) => pick(lang, cnName, enName));
	const inventory = voyage.inventory === 'unreadable' ? null : voyage.inventory;
	// Cabins that can't be counted may all be sold: without a price the voyage isn't on sale.
	const price = voyage.inventory === 'unreadable' ? null : shownPrice(voyage.price);
	const ship = context.ships.get(voyage.cruise.id);
	const shipName = ship
		? pick(lang, ship.cnName || ship.name, ship.enName)
		: pick(lang, voyage.cruise.name, voyage.cruise.enName);
	// A voyage without names and ports gets its ship's name or its day as title.
	const title = titleOf(voyage, ports, lang) || shipName || voyage.departureDate;
	const state = voyageState({ date: voyage.departureDate, today, inventory, price });
	const hoursInPort = positive(voyage.hoursInPort);
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
		picture: leadingPicture(voyage, pictures, context),
		places: placesUntold(title, ports),
		balcony: state === 'on-sale' ? balconyPrice(voyage, price) : null,
		hoursInPort,
		// 0 may stand for unknown, unless the hours in port are known too
		seaDays: voyage.seaDays === 0 && hoursInPort !== null ? 0 : positive(voyage.seaDays),
		gift: context.gifts.get(voyage.id) ?? '',
	};
}

/**
 * Returns the first picture of a voyage: the first of its own that shows a port of call, else its cover, else a picture of the ports
 * (docs/rules.md, voyage-picture).
 */
function leadingPicture(voyage: Voyage, { own, all }: ReturnType<typeof callPictures>, { content }: CardContext): string {
	const told = [...own, voyage.cover, ...voyage.images.slice(0, 1)];
	const candidates = [
		...told.map((src) => [src, src === voyage.cover ? 'voyage.cover' : 'voyage.images'] as const),
		...all.map((src) => [src, 'port.images'] as const),
	];
	for (const [src, field] of candidates) {
		const picture = content.picture(src, field);
		if (picture) return picture;
	}
	return '';
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
