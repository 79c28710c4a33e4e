import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Network } from '#server/outside/download.ts';
import { isPublicAddress } from '#server/outside/public-address.ts';
import { makeCertificate } from './certificate.ts';

/** The one address of this machine that tests let files come from; all others that aren't public stay refused. */
const HERE = '127.0.0.1';

export type ForeignHost = {
	/** The name and port in the setting. */
	host: string;
	/** The site's way to it: every name resolves to this machine. */
	network: Network;
	/** Paths that were asked for. */
	asked: string[];
	close: () => Promise<void>;
};

const NAME = 'pics.other.test';

/** Starts a host of files on this machine, reached by https under a name of its own. */
export async function startForeignHost(listener: RequestListener, bounds?: Network['bounds']): Promise<ForeignHost> {
	const { cert, key } = makeCertificate([NAME]);
	const asked: string[] = [];
	const server = createServer({ cert, key }, (request, response) => {
		asked.push(request.url ?? '');
		listener(request, response);
	});
	await new Promise<void>((done) => server.listen(0, HERE, done));
	const { port } = server.address() as AddressInfo;
	const network: Network = {
		lookup: (_name, _options, done) => done(null, [{ address: HERE, family: 4 }]),
		permits: (address) => address === HERE || isPublicAddress(address),
		ca: cert,
		bounds,
	};
	const close = async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	};
	return { host: `${NAME}:${port}`, network, asked, close };
}
