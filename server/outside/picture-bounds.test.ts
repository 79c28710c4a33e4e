import { expect, it } from 'vitest';
import { createPictureBounds } from './picture-bounds.ts';

const REFUSED = { code: 'upstream-unavailable', status: 503, retryAfter: 2 };

/** Begins pictures that last until `end`; `begun` has the senders of those that were let in. */
function pictures() {
	const { within } = createPictureBounds();
	const begun: string[] = [];
	const { promise, resolve: end } = Promise.withResolvers<void>();
	const make = (sender: string) =>
		within(sender, () => {
			begun.push(sender);
			return promise;
		});
	return { begun, make, end };
}

it('while ten pictures wait a later one is refused before any work is done, with a time to try again', async () => {
	const { begun, make, end } = pictures();
	const works = Array.from({ length: 11 }, (_, sender) => make(`${sender}`));
	await expect(make('late')).rejects.toMatchObject(REFUSED);
	expect(begun).toHaveLength(11);
	end();
	await Promise.all(works);
	await make('late');
	expect(begun).toContain('late');
});

it('one sender has four pictures at most, and leaves room for others', async () => {
	const { begun, make, end } = pictures();
	const works = Array.from({ length: 60 }, () => make('stranger').catch((error: unknown) => error));
	const other = make('visitor');
	expect(begun).toEqual(['stranger', 'stranger', 'stranger', 'stranger', 'visitor']);
	end();
	await other;
	expect((await Promise.all(works)).filter((error) => error !== undefined)).toEqual(
		Array(56).fill(expect.objectContaining(REFUSED)),
	);
});

it('a picture that fails leaves its place', async () => {
	const { within } = createPictureBounds();
	const fail = () => Promise.reject(new Error('broken'));
	for (let round = 0; round < 20; round += 1) await expect(within('visitor', fail)).rejects.toThrow('broken');
});
