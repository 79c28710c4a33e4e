import type { Config } from '#server/settings/config.ts';
import type { Log } from '#server/watch/log-fields.ts';
import { createDiskCache } from './disk-cache.ts';
import { createDownload, type Network } from './download.ts';
import { createForeignPictures } from './foreign-pictures.ts';
import { createForwarder, type ForwarderFaults } from './forwarder.ts';
import { createResizer } from './resizer.ts';
import { createSignedAddresses } from './signed-address.ts';

const MEGABYTE = 1024 * 1024;
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

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

/** Wires everything that leaves towards hosts that aren't ours: pictures, boarding passes, the tracking of visits. */
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
		resizer: createResizer(),
		cache: createDiskCache(config.PICTURE_CACHE_DIR, config.PICTURE_CACHE_MB * MEGABYTE, log),
		failed: faults.foreignPicture,
	});
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
		track: forwarder.passOn,
		async close() {
			await Promise.all([forwarder.close(), pictures.close(), passes.close()]);
		},
	};
}
