import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TAG_BYTES = 16;
/** Addresses that are longer name no picture: they would make every page that shows one long. */
const MAX_LENGTH = 1_000;
/** The number of addresses that are remembered; a catalogue has some hundreds. */
const REMEMBERED = 5_000;

/**
 * Makes and reads the addresses of this site under which foreign pictures are shown: `/resized/<tag>/<where it is>/<width>.webp`. The tag proves that
 * this site wrote the address: pictures that no page names can't be fetched through it. The same picture has the same address in every process.
 */
export function createSignedAddresses(secrets: readonly string[]) {
	const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'picture', 32)));
	const [newest] = keys;
	if (!newest) throw new Error('no secret to sign with');
	const tagOf = (key: Buffer, where: string): Buffer => createHmac('sha256', key).update(where).digest().subarray(0, TAG_BYTES);
	const bases = new Map<string, string>();

	const baseOf = (source: string): string => {
		const known = bases.get(source);
		if (known) return known;
		const where = Buffer.from(source.replace(/^https:\/\//, '')).toString('base64url');
		const base = `/resized/${tagOf(newest, where).toString('base64url')}/${where}`;
		if (bases.size >= REMEMBERED) bases.clear();
		bases.set(source, base);
		return base;
	};

	return {
		/** Returns the address that shows a picture (an https address) `width` pixels wide at most; the empty string when its own is too long. */
		of: (source: string, width: number): string => (source.length > MAX_LENGTH ? '' : `${baseOf(source)}/${width}.webp`),
		/** Returns the https address of the picture that both parts of an address name, or null when this site didn't write them. */
		sourceOf(tag: string, where: string): string | null {
			const given = Buffer.from(tag, 'base64url');
			const isOurs = given.length === TAG_BYTES && keys.some((key) => timingSafeEqual(tagOf(key, where), given));
			return isOurs ? `https://${Buffer.from(where, 'base64url').toString()}` : null;
		},
	};
}

export type SignedAddresses = ReturnType<typeof createSignedAddresses>;
