import { writeFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { confirmOf, filledDraft, findChoice, newMember } from '../tests/support/booking.ts';
import { startRedis } from '../tests/support/redis.ts';
import { startSite } from '../tests/support/site.ts';
import { BEHIND_HTTPS } from '../tests/support/visitor.ts';

/** `npm run bench:capacity`: what Redis keeps for members who book, key by key (`MEMORY USAGE`). Writes `bench/CAPACITY.md`. */
const MEMBERS = 20;
const MILLION = 1_000_000;
const MEGABYTE = 1024 * 1024;

type Kept = { keys: number; bytes: number };

/** Keys and bytes of each kind. What a member's attempts to log in leave is gone within minutes, a draft stays. */
async function measure(redis: Redis): Promise<Map<string, Kept>> {
	const kinds = new Map<string, Kept>();
	for (const key of await redis.keys('*')) {
		const [prefix = ''] = key.split(':');
		const kind = prefix === 'vault' && (await redis.ttl(key)) <= 15 * 60 ? 'vault, 15 minutes or less' : prefix;
		const { keys, bytes } = kinds.get(kind) ?? { keys: 0, bytes: 0 };
		kinds.set(kind, { keys: keys + 1, bytes: bytes + Number(await redis.memory('USAGE', key, 'SAMPLES', 0)) });
	}
	return kinds;
}

const server = await startRedis();
const redis = new Redis(server.url);
const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: server.url });
const choice = await findChoice(site);
for (let count = 0; count < MEMBERS; count++) {
	const member = await newMember(site, `10.9.8.${count + 1}`);
	await confirmOf(member, await filledDraft(member, choice));
	site.sandbox.reset();
}

const rows = [...(await measure(redis))].sort(([one], [other]) => one.localeCompare(other));
const perMember = ([kind, { keys, bytes }]: [string, Kept]): string =>
	`| \`${kind}\` | ${(keys / MEMBERS).toFixed(1)} | ${Math.round(bytes / keys)} | ${Math.round(bytes / MEMBERS)} | ${Math.round(((bytes / MEMBERS) * MILLION) / MEGABYTE)} MB |`;
const cached = rows.filter(([kind]) => kind === 'cache').map(([, { keys, bytes }]) => ({ keys, bytes }))[0] ?? {
	keys: 0,
	bytes: 0,
};
const text = `# What Redis must hold

Written by \`npm run bench:capacity\`: ${MEMBERS} members log in and hold, fill in and confirm a booking on the production app; then \`MEMORY USAGE\` of every key. Redis's own table of keys is in it; replicas, buffers and fragmentation aren't: plan twice the sum, and the same again for each replica.

| kind of key | keys a member | bytes a key | bytes a member | a million members at once |
| --- | ---: | ---: | ---: | ---: |
${rows
	.filter(([kind]) => kind !== 'cache')
	.map(perMember)
	.join('\n')}

Caches don't grow with members: ${cached.keys} replies took ${(cached.bytes / MEGABYTE).toFixed(2)} MB, ${Math.round(cached.bytes / Math.max(1, cached.keys))} bytes each; a million replies of that size would take ${Math.round(((cached.bytes / Math.max(1, cached.keys)) * MILLION) / MEGABYTE)} MB. “At once” means within a key's life: sessions end after 30 minutes without use.
`;
writeFileSync(new URL('CAPACITY.md', import.meta.url), text);
process.stdout.write(text);
redis.disconnect();
await site.close();
await server.stop();
