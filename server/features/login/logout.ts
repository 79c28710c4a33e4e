import type { Handler } from '#server/handler.ts';

/** `POST /logout`: ends the session here. Upstream has no call for it. */
export const logout: Handler<'POST /logout'> = async (_input, { identity }) => {
	await identity.leave();
	return {};
};
