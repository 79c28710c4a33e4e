import type { CartView } from '#shared/catalogue/bff/cart.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { type Choice, newcomer } from './support/booking.ts';
import { type Member, openLaggingLab } from './support/lagging.ts';

const { testChange } = openLaggingLab();
const CART = 'POST /openapi/user/shopcart';

/** Tells whether a heart is set, on the pages of the member and in the list. */
async function heartOf(member: Member, id: string) {
	const { favourites, badges } = (await member.get('/api/session')).body.data;
	const { voyages } = (await member.get('/api/favourites')).body.data as { voyages: SearchResult['rows'] };
	return {
		badge: badges.favourites === favourites.length,
		heart: favourites.includes(id),
		listed: voyages.some((one) => one.id === id),
	};
}
const SET = { badge: true, heart: true, listed: true };
const UNSET = { badge: true, heart: false, listed: false };

testChange('a heart', 'POST /openapi/user/voyage/{id}/favorite', async ({ member, choice: { voyageId: id } }) => {
	const change = () => member.post(`/api/openapi/user/voyage/${id}/favorite`);
	return { change, told: () => heartOf(member, id), before: UNSET, after: SET };
});

testChange(
	'a heart that is taken back',
	'POST /openapi/user/voyage/{id}/unfavorite',
	async ({ member, choice: { voyageId: id } }) => {
		await member.post(`/api/openapi/user/voyage/${id}/favorite`);
		const change = () => member.post(`/api/openapi/user/voyage/${id}/unfavorite`);
		return { change, told: () => heartOf(member, id), before: SET, after: UNSET };
	},
);

/** Cabins of a voyage that isn't in the cart of a new member, and what the cart and its badge tell of them. */
async function cabinsOf(member: Member, { voyageId, cabin }: Choice) {
	const base = (await member.get('/api/cart')).body.data.count as number;
	const told = async () => {
		const { voyages, count } = (await member.get('/api/cart')).body.data as CartView;
		const { badges } = (await member.get('/api/session')).body.data;
		const rows = voyages.filter((group) => group.voyageId === voyageId).flatMap((group) => group.rows);
		const [{ price = null, closed = null } = {}] = rows;
		const counts = rows.map((row) => row.count);
		return { counts, priced: price !== null, closed, more: count - base, badge: badges.cart - base };
	};
	const add = (count: number) =>
		member.post('/api/cart', { voyageId, cabins: [{ categoryId: cabin.id, adult: 2, child: 0, count }] });
	const put = (count: number) =>
		member.post('/api/openapi/user/shopcart', { voyageId, categoryId: cabin.id, adult: 2, child: 0, count });
	const rowId = async () => {
		const { voyages } = (await member.get('/api/cart')).body.data as CartView;
		return voyages.find((group) => group.voyageId === voyageId)?.rows[0]?.id ?? '';
	};
	return { told, add, put, rowId };
}
const holding = (count: number) => ({ counts: [count], priced: true, closed: null, more: count, badge: count });
const EMPTY = { counts: [], priced: false, closed: null, more: 0, badge: 0 };

testChange('cabins added to the cart', CART, async ({ member, choice }) => {
	const { told, add } = await cabinsOf(member, choice);
	return { change: () => add(2), told, before: EMPTY, after: holding(2) };
});

testChange('one cabin more in a row of the cart', CART, async ({ member, choice }) => {
	const { told, add, put } = await cabinsOf(member, choice);
	await add(2);
	return { change: () => put(1), told, before: holding(2), after: holding(3) };
});

testChange('one cabin less in a row of the cart', CART, async ({ member, choice }) => {
	const { told, add, put } = await cabinsOf(member, choice);
	await add(2);
	return { change: () => put(-1), told, before: holding(2), after: holding(1) };
});

testChange('a row removed from the cart', 'DELETE /openapi/user/shopcart/{id}', async ({ member, choice }) => {
	const { told, add, rowId } = await cabinsOf(member, choice);
	await add(2);
	const id = await rowId();
	return { change: () => member.delete(`/api/openapi/user/shopcart/${id}`), told, before: holding(2), after: EMPTY };
});

const CONTACT = { name: '周一新', mobile: '13800000077', email: 'zhou@example.com' };

const contactsOf = async (member: Member): Promise<{ id: string; name: string; email: string }[]> =>
	(await member.get('/api/contacts')).body.data.contacts;
const emailsOf = (member: Member) => async () =>
	(await contactsOf(member)).filter(({ name }) => name === CONTACT.name).map(({ email }) => email);
const savedContact = async (member: Member): Promise<string> => (await member.post('/api/contact', CONTACT)).body.data.id;

testChange('a contact that is added', 'POST /openapi/user/contact', async ({ member }) => ({
	change: () => member.post('/api/contact', CONTACT),
	told: emailsOf(member),
	before: [],
	after: [CONTACT.email],
}));

testChange('a contact that is changed', 'POST /openapi/user/contact/{id}', async ({ member }) => {
	const id = await savedContact(member);
	const told = async () => [
		...(await emailsOf(member)()),
		(await member.get(`/api/openapi/user/contact/${id}`)).body.data.email as string,
	];
	const change = () => member.post('/api/contact', { ...CONTACT, id, email: 'new@example.com' });
	return { change, told, before: [CONTACT.email, CONTACT.email], after: ['new@example.com', 'new@example.com'] };
});

testChange('a contact that is removed', 'DELETE /openapi/user/contact/{id}', async ({ member }) => {
	const id = await savedContact(member);
	const change = () => member.delete(`/api/openapi/user/contact/${id}`);
	return { change, told: emailsOf(member), before: [CONTACT.email], after: [] };
});

const PASSENGER = newcomer('E77001100', '13800000078');

/** Tells a passenger's masked number of the document in the list, and the whole one in the form. */
const passengerOf =
	(member: Member, id = '') =>
	async () => {
		const { passengers } = (await member.get('/api/contacts')).body.data as {
			passengers: { name: string; numberMasked: string }[];
		};
		const listed = passengers.filter(({ name }) => name === '林五').map(({ numberMasked }) => numberMasked.slice(-2));
		if (!id) return listed;
		const { status, body } = await member.get(`/api/passenger?id=${id}`);
		return [...listed, status === 404 ? 'gone' : (body.data.number as string)];
	};
const savedPassenger = async (member: Member): Promise<string> => (await member.post('/api/passenger', PASSENGER)).body.data.id;

testChange('a passenger who is added', 'POST /openapi/user/tourist', async ({ member }) => ({
	change: () => member.post('/api/passenger', PASSENGER),
	told: passengerOf(member),
	before: [],
	after: ['00'],
}));

testChange('a passenger who is changed', 'POST /openapi/user/tourist/{id}', async ({ member }) => {
	const id = await savedPassenger(member);
	const change = () => member.post('/api/passenger', { ...PASSENGER, id, number: 'E77001122' });
	return { change, told: passengerOf(member, id), before: ['00', 'E77001100'], after: ['22', 'E77001122'] };
});

testChange('a passenger who is removed', 'DELETE /openapi/user/tourist/{id}', async ({ member }) => {
	const id = await savedPassenger(member);
	const change = () => member.delete(`/api/openapi/user/tourist/${id}`);
	return { change, told: passengerOf(member, id), before: ['00', 'E77001100'], after: ['gone'] };
});
