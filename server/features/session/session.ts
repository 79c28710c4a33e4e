import type { Handler } from '../handler.ts';

/** `GET /session`: everybody is a visitor as long as nobody can log in. */
export const session: Handler<'GET /session'> = async (_input, { lang, now }) => ({
	user: null,
	lang,
	now: now.getTime(),
	badges: { cart: 0, favourites: 0 },
});
