import { expect, it } from 'vitest';
import { createForeignPictures } from './foreign-pictures.ts';

const PICTURE = Buffer.from('a picture');

it('closing waits until the pictures that are being made are written', async () => {
	let written = () => {};
	const began = Promise.withResolvers<void>();
	const pictures = createForeignPictures({
		hosts: ['pictures.test'],
		addresses: { of: () => '', sourceOf: () => 'https://pictures.test/a.jpg' },
		download: { fetch: async () => PICTURE, close: async () => {} },
		encoder: { encode: async () => ({ bytes: PICTURE }), close: () => {}, pid: () => undefined },
		cache: {
			get: async () => null,
			put: () =>
				new Promise<void>((done) => {
					written = done;
					began.resolve();
				}),
		},
		failed: () => {},
	});
	const asked = pictures.get({ tag: 'tag', where: 'where', width: 480, format: 'avif' });
	await began.promise;
	let closed = false;
	const closing = pictures.close().then(() => {
		closed = true;
	});
	for (const _file of ['the original', 'the result']) {
		await new Promise((done) => setImmediate(done));
		expect(closed).toBe(false);
		written();
	}
	expect(await asked).toEqual(PICTURE);
	await closing;
});
