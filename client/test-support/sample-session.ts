import type { CallOutput } from '#shared/catalogue/catalogue.ts';

type SessionReply = CallOutput<'GET /session'>;

/** The session of a member without favourites and with an empty cart. */
export const memberSession = (changes: Partial<SessionReply> = {}): SessionReply => ({
	user: { id: 'm1', nickname: '林海', mobileMasked: '138****8000' },
	lang: 'CN',
	now: Date.now(),
	badges: { cart: 0, favourites: 0 },
	favourites: [],
	bookings: [],
	ended: false,
	...changes,
});

/** The session of a guest. */
export const guestSession = (): SessionReply => memberSession({ user: null });
