import { qrPath } from '#server/composition/qr-path.ts';
import { partyText, sentText } from '#server/composition/sent-texts.ts';
import type { FeatureScope, FeatureServices, Handler } from '#server/handler.ts';
import { senderOf } from '#server/request/limit-address.ts';
import type { TogetherView } from '#shared/catalogue/bff/together.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { togetherPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { type DrawnList, drawList } from './drawing.ts';

const nameOf = ({ places, title, ship }: VoyageCard) => ({
	name: places.join(' · ') || title,
	small: [places.length > 0 ? title : '', ship.name].filter(Boolean).join(' · '),
});

function drawnList(id: string, view: TogetherView, { lang, settings }: FeatureScope): DrawnList {
	const { siteUrl } = settings.cashier;
	const priceOf = ({ id: voyage, state }: VoyageCard): { price: string; terms: string } => {
		const from = view.compared.find((other) => other.id === voyage)?.from ?? null;
		if (state === 'sold-out') return { price: sentText(lang, 'picture.soldOut'), terms: '' };
		if (state !== 'on-sale') return { price: sentText(lang, 'picture.notOnSale'), terms: '' };
		if (from === null) return { price: '', terms: '' };
		return {
			price: sentText(lang, 'picture.price', { price: formatMoney(from, lang) }),
			terms: sentText(lang, 'picture.terms'),
		};
	};
	return {
		brand: settings.brand[lang],
		title: sentText(lang, 'picture.title'),
		rows: view.voyages.map((voyage) => ({
			...nameOf(voyage),
			days: [
				`${formatDate(voyage.date, 'day', lang)} – ${formatDate(voyage.returnDate, 'shortDay', lang)}`,
				sentText(lang, 'picture.length', { days: voyage.days, nights: voyage.nights }),
			].join(' · '),
			...priceOf(voyage),
		})),
		scan: sentText(lang, 'picture.scan'),
		note: sentText(lang, 'picture.note', { party: partyText(lang, view.party), day: formatDate(view.today, 'day', lang) }),
		site: new URL(siteUrl).host,
		code: qrPath(`${siteUrl}${togetherPath(id)}`),
	};
}

/** `GET /together/picture`: the same facts as the page, drawn; likes aren't in it, since it stays as it was sent. */
export const createTogetherPicture =
	(draw: FeatureServices['drawPicture']): Handler<'GET /together/picture'> =>
	async ({ id, width }, scope) => {
		const write = async () => drawList(drawnList(id, await scope.api('GET /together', { id }), scope));
		return { type: 'image/png', bytes: await draw(senderOf(scope.identity.address), write, Number(width)) };
	};
