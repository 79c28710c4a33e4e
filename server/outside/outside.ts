import type { Config } from '#server/settings/config.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { PictureType } from '#shared/catalogue/call.ts';
import { createDiskCache } from './disk-cache.ts';
import { createDownload, type Network } from './download.ts';
import { createDrawings } from './drawings.ts';
import { createForeignPictures } from './foreign-pictures.ts';
import { createForwarder, type ForwarderFaults } from './forwarder.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { createSignedAddresses } from './signed-address.ts';
import { createTurns } from './turns.ts';

const MEGABYTE = 1024 * 1024;
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A passport's picture takes up to a second: later ones would wait in vain. */
const PASSPORTS = { atOnce: 1, waiting: 20, timeoutMs: 10_000 };

export type OutsideFacts = {
	config: Config;
	/** The stand-in backend of a demonstration. */
	sandboxUrl?: string;
	/** Keys that sign the addresses of resized pictures; the first one signs. */
	secrets: readonly string[];
	faults: ForwarderFaults & { foreignPicture: (host: string, reason: string) => void };
	log: Log;
	/** Reaches other hosts, in tests. */
	network?: Network;
};

/** Wires everything that leaves towards hosts that aren't ours (pictures, boarding passes, the tracking of visits), and the decoding of pictures. */
export function createOutside({ config, sandboxUrl, secrets, faults, log, network }: OutsideFacts) {
	const addresses = createSignedAddresses(secrets);
	const picture = {
		what: 'picture' as const,
		hosts: config.PICTURE_HOSTS,
		accept: PICTURE_TYPES,
		referrer: `${config.SITE_URL}/`,
		bounds: { maxBytes: 12 * MEGABYTE, timeoutMs: 8_000 },
	};
	const pass = {
		what: 'boarding pass' as const,
		hosts: config.TICKET_HOSTS,
		standIn: sandboxUrl,
		accept: 'application/pdf',
		bounds: { maxBytes: 5 * MEGABYTE, timeoutMs: 8_000 },
	};
	const passes = createDownload(pass, network);
	const pictures = createForeignPictures({
		hosts: config.PICTURE_HOSTS,
		addresses,
		download: createDownload(picture, network),
		encoder: createPictureEncoder(),
		cache: createDiskCache(config.PICTURE_CACHE_DIR, config.PICTURE_CACHE_MB * MEGABYTE, log),
		failed: faults.foreignPicture,
	});
	// A process of its own: passports don't wait for pictures of other hosts, and aren't decoded beside them.
	const passportEncoder = createPictureEncoder(PASSPORTS.timeoutMs - 2_000);
	const inTurn = createTurns(PASSPORTS);
	// Only this process reads drawings, and only our own: foreign pictures may be none.
	const drawings = createDrawings(createPictureEncoder());
	const trackers = [
		config.ANALYTICS_URL ?? (sandboxUrl && `${sandboxUrl}/__tracking/analytics`),
		config.STATISTICS_URL ?? (sandboxUrl && `${sandboxUrl}/__tracking/statistics`),
	];
	const forwarder = createForwarder({ urls: trackers.filter((url) => url !== undefined), faults });
	return {
		pictures,
		/** The address under which this site serves a picture of another host. */
		resized: addresses.of,
		downloadPass: passes.fetch,
		encodePassport: (type: PictureType, bytes: Buffer) => inTurn(() => passportEncoder.encode({ use: 'passport', type, bytes })),
		drawPicture: drawings.draw,
		track: forwarder.passOn,
		async close() {
			passportEncoder.close();
			drawings.close();
			await Promise.all([forwarder.close(), pictures.close(), passes.close()]);
		},
	};
}
