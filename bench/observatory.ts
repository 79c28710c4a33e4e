import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { type PageName, pageNameAt, pages } from '#shared/pages.ts';
import {
	bookingPath,
	checkInConfirmPath,
	checkInFormPath,
	checkInPassengerPath,
	checkInPath,
	confirmPath,
	myVoyagePath,
	orderPath,
	orderPricePath,
	paths,
	paymentPath,
} from '#shared/paths.ts';
import { filledDraft, findChoice, newMember, ordered } from '../tests/support/booking.ts';
import { makeCertificate } from '../tests/support/certificate.ts';
import { startRedis } from '../tests/support/redis.ts';
import { startSite } from '../tests/support/site.ts';
import { listedAddresses } from '../tests/support/sitemap.ts';
import { BEHIND_HTTPS, control, cookieHeader, type Visitor, visitor } from '../tests/support/visitor.ts';

/**
 * `npm run bench:observatory`: runs MDN's HTTP Observatory over TLS on a page of each kind, as guest and as member. Writes `bench/OBSERVATORY.md` and
 * fails below the bound. The scanner is installed from the npm registry into a temporary folder, since it brings packages, such as a database's
 * driver, that no other command needs.
 */
const SCANNER = '@mdn/mdn-http-observatory@1.4.8';
const BOUND = 130;

type Asked = { name: string; path: string; cookie?: string };
type Found = Asked & { status: number; verified: boolean; score: number; grade: string; failed: string[] };

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', SCANNER]);

// This file lists the hosts that browsers open by https only. The scanner would download it; no host of this machine is on it.
writeFileSync(join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}');

const { cert, key } = makeCertificate(['localhost']);
writeFileSync(join(folder, 'ca.pem'), cert);
const redis = await startRedis();
const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redis.url });

/** The balancer, which ends https. The server below it redirects plain http here. */
function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
	const headers = { ...incoming.headers, host: 'www.good.test', 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.1.1' };
	const passed = request(`${site.url}${incoming.url}`, { method: incoming.method, headers }, (reply) => {
		outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
		reply.pipe(outgoing);
	});
	incoming.pipe(passed);
}
const secure = createTlsServer({ cert, key }, passOn).listen(0, '127.0.0.1');
await once(secure, 'listening');
const httpsPort = (secure.address() as AddressInfo).port;
const plain = createServer((incoming, outgoing) => {
	outgoing.writeHead(301, { location: `https://localhost:${httpsPort}${incoming.url}` }).end();
}).listen(0, '127.0.0.1');
await once(plain, 'listening');
const httpPort = (plain.address() as AddressInfo).port;

/** Makes an order that can be checked in, and returns its pages. */
async function pagesOfCheckIn(member: Visitor & { mobile: string }): Promise<Partial<Record<PageName, string>>> {
	const paid = { mobile: member.mobile, status: ORDER_STATUSES['not-travelled'], daysToSail: 10 };
	const { id: order } = await control<{ id: string }>(site, '/orders', paid);
	const { people } = (await member.get(`/api/check-in?order=${order}`)).body.data as CheckInView;
	const ofPerson = { order, person: people[0]?.id ?? '' };
	return {
		myVoyage: myVoyagePath(order),
		checkIn: checkInPath(order),
		checkInForm: checkInFormPath({ ...ofPerson, step: 'identity' }),
		checkInPassenger: checkInPassengerPath(ofPerson),
		onlineConfirm: checkInConfirmPath(ofPerson),
	};
}

/** Lists a page of each kind: of the sitemap, of members, the login page, and an unknown address. */
async function pagesToScan(): Promise<Asked[]> {
	const listed = listedAddresses((await visitor(site).get('/sitemap.xml')).text);
	const guests = new Map<string, Asked>();
	for (const path of listed) {
		const name = pageNameAt(new URL(path, site.url).pathname) ?? path;
		if (!guests.has(name)) guests.set(name, { name, path });
	}
	const choice = await findChoice(site);
	const member = await newMember(site);
	const orderId = await ordered(member, choice);
	const localId = await filledDraft(member, choice);
	const cookie = cookieHeader(member);
	const made: Partial<Record<PageName, string>> = {
		booking: bookingPath(localId),
		confirm: confirmPath(localId),
		payment: paymentPath(orderId),
		order: orderPath(orderId),
		orderPrice: orderPricePath(orderId),
		...(await pagesOfCheckIn(member)),
	};
	const members = Object.entries(pages)
		.filter(([, { access }]) => access === 'member')
		.map(([name, { path }]) => ({ name, path: made[name as PageName] ?? path, cookie }));
	const others = [
		{ name: 'login', path: paths.login },
		{ name: 'an unknown address', path: '/nowhere' },
	];
	return [...guests.values(), ...others, ...members];
}

async function scan(asked: readonly Asked[]): Promise<Found[]> {
	const program = new URL('observatory/scan.mjs', import.meta.url).pathname;
	writeFileSync(join(folder, 'asked.json'), JSON.stringify(asked));
	const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
	const { stdout } = await promisify(execFile)(process.execPath, [program, folder, String(httpPort), String(httpsPort)], { env });
	return JSON.parse(stdout) as Found[];
}

const found = await scan(await pagesToScan());
secure.close();
plain.close();
await site.close();
await redis.stop();
rmSync(folder, { recursive: true });

const isSound = ({ score, verified }: Found): boolean => verified && score >= BOUND;
const text = [
	"# Mozilla's HTTP Observatory",
	`Written by \`npm run bench:observatory\`: \`${SCANNER}\` over TLS, a page of each kind, members' pages with a session. Bound: ${BOUND} points, with a certificate that is verified.`,
	[
		'| page | status | grade | points | tests that failed |',
		'| --- | ---: | --- | ---: | --- |',
		...found.map(
			({ name, status, grade, score, failed }) => `| ${name} | ${status} | ${grade} | ${score} | ${failed.join(', ') || '–'} |`,
		),
	].join('\n'),
].join('\n\n');
writeFileSync(new URL('OBSERVATORY.md', import.meta.url), `${text}\n`);
process.stdout.write(`${text}\n`);
process.exit(found.every(isSound) ? 0 : 1);
