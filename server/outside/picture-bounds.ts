import { AppError } from '#server/request/errors.ts';

/** One picture is made while ten wait; of one sender three wait. */
const MOST = 11;
const MOST_OF_SENDER = 4;

/**
 * Creates the bounds of one encoder: `within` makes a picture, unless too many are being made, or too many of one sender's (an address of `networkOf`, or a
 * member). Then it throws `upstream-unavailable` before any work is done, with a time to try again.
 */
export function createPictureBounds() {
	/** The sender of each picture in the making. */
	const senders: string[] = [];
	return {
		async within<T>(sender: string, make: () => Promise<T>): Promise<T> {
			if (senders.length >= MOST || senders.filter((other) => other === sender).length >= MOST_OF_SENDER)
				throw new AppError('upstream-unavailable', 'too many pictures at once', { status: 503, retryAfter: 2 });
			senders.push(sender);
			try {
				return await make();
			} finally {
				senders.splice(senders.indexOf(sender), 1);
			}
		},
	};
}
