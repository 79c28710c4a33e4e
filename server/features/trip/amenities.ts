import { section, sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { readOrder } from '#server/composition/members/orders.ts';
import { byDate, cardOfBrief, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { orderStatus } from '#shared/rules/order-status.ts';
import { miniProgramLink } from './mini-program.ts';

/** The most voyages shown, the next first. */
const MOST = 3;

const nameOf = ({ title, places }: VoyageCard) => ({ title, places });

/** `GET /amenities`: the gifts that are prepared for each passenger of paid voyages that haven't left. */
export const amenities: Handler<'GET /amenities'> = async (_input, scope) => {
	const { api, lang, now, settings } = scope;
	const today = todayInShanghai(now);
	const [{ rows }, address] = await Promise.all([
		api('GET /openapi/order/individual', { pageSize: 100 }),
		section('amenities address', scope, () =>
			api('POST /openapi/user/generate_urllink2', { path: settings.miniProgram.amenities }),
		),
	]);
	const coming = rows
		.flatMap(({ id, status, voyage }) =>
			voyage && orderStatus(status) === 'not-travelled' && voyage.departureDate >= today ? [{ id, voyage }] : [],
		)
		.toSorted((one, other) => byDate({ date: one.voyage.departureDate }, { date: other.voyage.departureDate }))
		.slice(0, MOST);
	const [details, index] = await Promise.all([
		Promise.all(
			coming.map(({ id, voyage }) =>
				sectionOr('order of amenities', scope, null, async () => ({
					...(await readOrder(id, scope)),
					voyage,
				})),
			),
		),
		voyageIndexOrNone(scope),
	]);
	const orders = details.filter((order) => order !== null);
	if (orders.length === 0 && coming.length > 0) throw new AppError('upstream-unavailable', 'no order can be had');
	const paxIds = orders.flatMap(({ persons }) => persons.map(({ id }) => id)).join(',');
	const prepared = paxIds === '' ? [] : await api('GET /openapi/amenityPaxRela/query/bulk', { paxIds });
	return {
		link: miniProgramLink(address, scope),
		voyages: orders.map(({ id: orderId, voyage, persons }) => ({
			orderId,
			...nameOf(index.byId.get(voyage.id)?.card ?? cardOfBrief(index, voyage)),
			date: voyage.departureDate,
			passengers: persons.map((passenger) => ({
				id: passenger.id,
				name: namesOf(passenger).name,
				amenities: prepared
					.filter(({ paxId }) => paxId === passenger.id)
					.map(({ name, enName, desc, enDesc }) => ({ name: pick(lang, name, enName), text: pick(lang, desc, enDesc) })),
			})),
		})),
	};
};
