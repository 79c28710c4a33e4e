import { AppError } from '#server/request/errors.ts';
import type { Config } from '#server/settings/config.ts';
import type { PictureType } from '#shared/catalogue/call.ts';
import { createDownload, type Network } from './download.ts';
import { createForwarder, type ForwarderFaults } from './forwarder.ts';
import { createPictureBounds } from './picture-bounds.ts';
import { createPictureEncoder, type EncodeJob } from './picture-encoder.ts';

const MEGABYTE = 1024 * 1024;
/** Drawings that are kept: each is some 100 KB. */
const MOST_DRAWINGS = 40;

export type OutsideFacts = {
	config: Config;
	/** The stand-in backend of a demonstration. */
	sandboxUrl?: string;
	faults: ForwarderFaults;
	/** Reaches other hosts, in tests. */
	network?: Network;
};

/** Wires everything that leaves towards hosts that aren't ours (boarding passes, the tracking of visits), and the encoding of pictures. */
export function createOutside({ config, sandboxUrl, faults, network }: OutsideFacts) {
	const pass = {
		hosts: config.TICKET_HOSTS,
		standIn: sandboxUrl,
		accept: 'application/pdf',
		bounds: { maxBytes: 5 * MEGABYTE, timeoutMs: 8_000 },
	};
	const passes = createDownload(pass, network);
	const passports = createPictureEncoder();
	const passportBounds = createPictureBounds();
	// A process of its own: passports don't wait for drawings, and drawings are read where no picture of a visitor is.
	const drawings = createDrawings();
	const trackers = [
		config.ANALYTICS_URL ?? (sandboxUrl && `${sandboxUrl}/__tracking/analytics`),
		config.STATISTICS_URL ?? (sandboxUrl && `${sandboxUrl}/__tracking/statistics`),
	];
	const forwarder = createForwarder({ urls: trackers.filter((url) => url !== undefined), faults });
	return {
		downloadPass: passes.fetch,
		encodePassport: (sender: string, type: PictureType, bytes: Buffer) =>
			passportBounds.within(sender, () => passports.encode({ use: 'passport', type, bytes })),
		drawPicture: drawings.draw,
		makeCard: drawings.card,
		track: forwarder.passOn,
		async close() {
			passports.close();
			drawings.close();
			await Promise.all([forwarder.close(), passes.close()]);
		},
	};
}

/** Makes pictures of drawings (SVG) that this server wrote, and cards of upstream's pictures. The same drawing is made once while it is among the last ones. */
function createDrawings() {
	const encoder = createPictureEncoder();
	const bounds = createPictureBounds();
	const kept = new Map<string, Promise<Uint8Array>>();

	async function encoded(job: EncodeJob): Promise<Uint8Array> {
		const reply = await encoder.encode(job);
		if ('refused' in reply) throw new AppError('upstream-unavailable', reply.refused);
		return reply.bytes;
	}

	function pictureOf(svg: string, width: number): Promise<Uint8Array> {
		const key = `${width} ${svg}`;
		const known = kept.get(key);
		const picture = known ?? encoded({ use: 'drawing', width, bytes: Buffer.from(svg) });
		kept.delete(key);
		kept.set(key, picture);
		const [oldest] = kept.keys();
		if (kept.size > MOST_DRAWINGS && oldest !== undefined) kept.delete(oldest);
		if (!known) picture.catch(() => kept.get(key) === picture && kept.delete(key));
		return picture;
	}

	return {
		/** Returns the picture of a drawing as PNG. Throws `upstream-unavailable` while too many are being made, before the drawing is written. */
		draw: (sender: string, write: () => Promise<string>, width: number) =>
			bounds.within(sender, async () => pictureOf(await write(), width)),
		/** Returns a picture of upstream's as JPEG of a size. Throws like `draw`, before the picture is loaded. */
		card: (sender: string, load: () => Promise<Buffer>, size: { width: number; height: number }) =>
			bounds.within(sender, async () => encoded({ use: 'card', bytes: await load(), ...size })),
		close: encoder.close,
	};
}
