import { readFileSync, writeFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { confirmOf, create, filledDraft, findChoice, newMember } from '../tests/support/booking.ts';
import { crowd } from '../tests/support/crowd.ts';
import { fairnessOf } from '../tests/support/fairness.ts';
import { startRedis } from '../tests/support/redis.ts';
import { startSite } from '../tests/support/site.ts';
import { BEHIND_HTTPS, cookieHeader } from '../tests/support/visitor.ts';
import { openingMinute } from './scale/opening-minute.ts';

/**
 * `npm run bench:scale`: what a million visitors an hour and a sale's opening minute need, out of the measurements of other benches and a short one of
 * its own. Writes `bench/SCALE.md`.
 */
const CROWDS = [5_000, 50_000, 200_000];
const PROCESSES = 12;
const PER_MINUTE = 600;
const SEED = 20_261_123;
const LOOKS = 1_500;
const MEGABYTE = 1024 * 1024;
/** Assumed of a million visitors. */
const VISITORS = 1_000_000;
const PAGES_A_VISIT = 6;
const CALLS_A_PAGE = 2;
const MEMBERS_SHARE = 0.05;
const PEAK = 2;
/** Of a core, at the peak: the rest is for what isn't foreseen. */
const USED = 0.6;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const figure = (text: string, pattern: RegExp): number => {
	const [, found] = pattern.exec(text) ?? [];
	if (found === undefined) throw new Error(`nothing fits ${pattern}`);
	return Number(found);
};
const results = read('RESULTS.md');
const capacity = read('CAPACITY.md');
const kept = figure(results, /home from the page cache, plain \| (\d+)/);
const rendered = figure(results, /home rendered per request \| (\d+)/);
const call = figure(results, /\/api\/home, warm \| (\d+)/);
const sessionBytes = figure(capacity, /`session` \| [\d.]+ \| \d+ \| (\d+)/);
const memberBytes = [...capacity.matchAll(/^\| `[^`]+` \| [\d.]+ \| \d+ \| (\d+) \|/gm)].reduce(
	(all, [, bytes]) => all + Number(bytes),
	0,
);

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const server = await startRedis();
const redis = new Redis(server.url);

/** A look at the line through the whole site, sent from the same process; and what upstream is asked for one booking. */
async function measureSite() {
	const opens = new Date(Date.now() - 120_000).toISOString();
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: server.url, WAITING_ROOM_OPENS: opens, LOG_LEVEL: 'silent' });
	const choice = await findChoice(site);
	const member = await newMember(site);
	const cookie = cookieHeader(member);
	const headers = { cookie, host: 'www.good.test', 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.1.1.1' };
	const look = async () => (await fetch(`${site.url}/api/waiting-room`, { headers })).arrayBuffer();
	for (let warm = 0; warm < 300; warm++) await look();
	await redis.config('RESETSTAT');
	const before = process.cpuUsage();
	for (let sent = 0; sent < LOOKS; sent++) await look();
	const { user, system } = process.cpuUsage(before);
	const stats = await redis.info('commandstats');
	const commands = [...stats.matchAll(/cmdstat_(\w+):calls=(\d+),usec=(\d+)/g)].map(([, name = '', calls, usec]) => ({
		name,
		calls: Number(calls) / LOOKS,
		usec: Number(usec) / LOOKS,
	}));
	site.sandbox.reset();
	const localId = await filledDraft(member, choice);
	const { total } = await confirmOf(member, localId);
	await create(member, localId, total);
	const asked = site.sandbox.calls().calls.map(({ name }) => name);
	await site.close();
	return { lookMs: (user + system) / 1_000 / LOOKS, commands: commands.filter(({ calls }) => calls > 0.5), asked };
}

const { lookMs, commands, asked } = await measureSite();
await redis.flushall();
const minutes = [];
let lineBytes = 0;
let scriptUsec = 0;
for (const people of CROWDS) {
	const opens = Date.parse('2027-03-01T02:00:00Z') + people * 1_000;
	await redis.config('RESETSTAT');
	minutes.push(
		await openingMinute({
			redis,
			people,
			processes: PROCESSES,
			perMinute: PER_MINUTE,
			pagesPerSecond: rendered,
			seed: SEED,
			opens,
		}),
	);
	if (people === 50_000) {
		scriptUsec = figure(await redis.info('commandstats'), /cmdstat_eval:calls=\d+,usec=\d+,usec_per_call=([\d.]+)/);
		for (const key of await redis.keys(`waiting-room:{${opens}}:*`))
			lineBytes += Number(await redis.memory('USAGE', key, 'SAMPLES', 0));
	}
	await redis.flushall();
}
const LINE = { people: 50_000, perMinute: PER_MINUTE, early: 0.6, leaving: 0.1, seed: SEED };
const line = await crowd({ redis, ...LINE, opens: Date.parse('2027-03-01T02:00:00Z') });
const fairness = fairnessOf(line);
redis.disconnect();
await server.stop();

const perSecond = (VISITORS * PEAK) / 3_600;
const pages = perSecond * PAGES_A_VISIT;
const memberPages = pages * MEMBERS_SHARE;
const searched = pages * 0.1;
const calls = pages * CALLS_A_PAGE;
const cores = (pages - memberPages - searched) / kept + (memberPages + searched) / rendered + calls / call;
const membersAtOnce = VISITORS * MEMBERS_SHARE * 0.5;
const looksPerSecond = 50_000 / 60;
const usecOf = commands.reduce((all, { usec }) => all + usec, 0);
const heldRate = PER_MINUTE / 60;
const byCall = Object.entries(Object.groupBy(asked, (name) => name)).map(([name, list = []]) => `\`${name}\` ${list.length}`);

const text = `# Beyond this machine

Written by \`npm run bench:scale\` (seed ${SEED}). **Measured** is what a bench saw on this machine; **computed** is arithmetic on it; **assumed** is a guess that a fleet's own metrics should replace. Nothing here was run on more than one machine.

## Measured

| what | figure | where |
| --- | ---: | --- |
| a kept page | ${whole(kept)} a CPU second | \`bench/RESULTS.md\` |
| a page made for one request | ${whole(rendered)} a CPU second | \`bench/RESULTS.md\` (home, the largest) |
| a call, warm | ${whole(call)} a CPU second | \`bench/RESULTS.md\` |
| Redis for a session; for a member who books | ${whole(sessionBytes)}; ${whole(memberBytes)} bytes | \`bench/CAPACITY.md\` |
| a look at the line, the whole request | ${lookMs.toFixed(2)} ms of processor time at most | here: the sender shares the process |
| commands to Redis for it | ${commands.map(({ name, calls: count }) => `${count.toFixed(0)} × \`${name}\``).join(', ')}; ${usecOf.toFixed(0)} µs of Redis | here |
| the line's script among 50,000 | ${scriptUsec.toFixed(0)} µs of Redis | here |
| the line of 50,000 in Redis | ${(lineBytes / MEGABYTE).toFixed(1)} MB | here |
| calls to upstream for one booking, from hold to order, caches warm | ${asked.length} | here: ${byCall.join(', ')} |

## A million visitors an hour

Assumed: ${PAGES_A_VISIT} pages a visit, ${CALLS_A_PAGE} calls a page, ${MEMBERS_SHARE * 100} % of pages are members', 10 % are searches whose page isn't kept yet, the busiest minute has ${PEAK} × the hour's mean, cores are used to ${USED * 100} %, a member stays half an hour.

| what | computed |
| --- | ---: |
| pages a second, at the peak | ${whole(pages)} |
| of them made for one request | ${whole(memberPages + searched)} |
| calls a second | ${whole(calls)} |
| processor cores busy | ${cores.toFixed(1)} |
| processes, one a core | ${Math.ceil(cores / USED)} |
| sessions at once | ${whole(membersAtOnce)}: ${whole((membersAtOnce * sessionBytes * 2) / MEGABYTE)} MB, doubled for what Redis needs besides |
| commands to the sessions' Redis a second | ${whole(memberPages * (1 + CALLS_A_PAGE) * 2)} (read and renewed, each page and call of a member) |
| what members ask upstream a second | ${whole(memberPages * 2)} and what their pages are about (cart and favourites aren't kept) |
| what guests ask upstream | by the clock, not by guests: each reply that is kept once in 30 s (sailings) to 10 min (reference), for all processes nearly once |

## A sale's opening minute

Assumed: three of five have a place before it opens and look once in its first minute, the others come in it; each member opens the voyage's page in that minute; upstream answers in a quarter of a second; ${PROCESSES} processes; ${PER_MINUTE} are let in a minute. The line, what is kept, what is refused under load and the bound on calls are the product's own code, on a simulated clock; the line is in a real Redis.

| crowd | public replies asked of upstream | holds begun | holds, most in a second | members' own calls | most in a second | members' pages made | refused (503) | visits to the line | waiting after it |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${minutes
	.map(
		(minute) =>
			`| ${[minute.people, minute.publicCalls, minute.holds, minute.holdsPeak, minute.personalCalls, minute.personalPeak, minute.pages, minute.refused, minute.looks, minute.waiting].map(whole).join(' | ')} |`,
	)
	.join('\n')}

- **What the sale asks of upstream is the same whatever the crowd**: public replies by the clock, holds by \`WAITING_ROOM_PER_MINUTE\`. ${heldRate} holds a second, each going on to an order, are ${whole(heldRate * asked.length)} calls a second.
- **Members' own calls grow with the crowd until the processes make no more pages**, then stay: what is more is refused before any work, and comes again. Their bound is the fleet's (${PROCESSES} × ${whole(rendered)} pages × 2 = ${whole(PROCESSES * rendered * 2)} a second), and of each call a process has 24 under way at most, so an upstream that slows down gets fewer. Guests' pages are kept and ask nothing.
- Logins aren't behind the line. They are bounded the same way: 24 codes under way in each process. Ask people to log in before.

For 50,000, computed: looks at the line ${whole(looksPerSecond)} a second (each asks once a minute while more than four minutes are before it), ${((looksPerSecond * lookMs) / 1_000).toFixed(1)} cores and ${((looksPerSecond * usecOf) / 10_000).toFixed(0)} % of one Redis; the last one is let in after ${whole(50_000 / PER_MINUTE)} minutes. To make the page of each within the minute: ${Math.ceil(50_000 / 60 / rendered / USED)} processes; with ${PROCESSES} some are asked to come again, as the table says. Sessions of 50,000 who book: ${whole((50_000 * memberBytes * 2) / MEGABYTE)} MB, doubled.

## 50,000 in the line, to the end

The same line and clock, until everybody's turn has come: ${whole(LINE.early * 100)} of a hundred come in the twenty minutes before the opening, the others in its first minute, ${whole(LINE.leaving * 100)} of a hundred never look again. Seconds are those at which people see that it is their turn; they look every 5 to 60.

| what | figure |
| --- | ---: |
| places taken; let in; passed over as nobody was there | ${[line.events.taken, line.events['let-in'], line.events.expired].map(whole).join('; ')} |
| of those who stayed: never let in; ever told that more are ahead than before | ${fairness.forgotten}; ${fairness.pushedBack} |
| the most let in within any minute (pace ${whole(PER_MINUTE)}, ten seconds' worth more after a silence) | ${whole(fairness.busiestMinute)} |
| early ones: the mean wait of those who came first and last differs by | ${fairness.earlyDifference.toFixed(1)} s |
| the last early one is let in; the first later one | ${whole(fairness.lastEarly)} s; ${whole(fairness.firstLate)} s |
| later ones: the second half waits longer than the first by | ${whole(fairness.lateDifference)} s |
| the worst estimate is exceeded by, a quarter of it aside | ${whole(Math.max(0, fairness.worstEstimate))} s |

Not in the model: the network, TLS, nginx, pictures (a CDN's), upstream's own limits, and people who reload.
`;
writeFileSync(new URL('SCALE.md', import.meta.url), text);
process.stdout.write(text);
