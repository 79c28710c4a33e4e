/** The address of Redis from a setting. `hosts` are sentinels, or nodes of a cluster by which the others are found. */
export type RedisAddress = {
	kind: 'server' | 'sentinel' | 'cluster';
	tls: boolean;
	hosts: readonly { host: string; port: number }[];
	username?: string;
	password?: string;
	db: number;
	/** The name of the primary in the sentinels' settings. */
	primary?: string;
	sentinelUsername?: string;
	sentinelPassword?: string;
};

/** Names the fault of an address, never the address: it may hold a password. */
export class RedisAddressError extends Error {}

const FORM =
	/^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<login>.*)@)?(?<hosts>[^@/?#]*)(?:\/(?<path>[^?#]*))?(?:\?(?<query>.*))?$/;
const HOST = /^(?:\[(?<v6>[0-9a-f:.]+)\]|(?<name>[a-z0-9._-]+))(?::(?<port>\d{1,5}))?$/i;
const HIGHEST_PORT = 65_535;

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		throw new RedisAddressError('user and password need %-encoding');
	}
}

function readLogin(login: string | undefined): Pick<RedisAddress, 'username' | 'password'> {
	if (!login) return {};
	if (/[@/?#]/.test(login)) throw new RedisAddressError('user and password need %-encoding');
	const [username = '', password] = login.split(/:(.*)/s).map(decoded);
	return { ...(username && { username }), ...(password && { password }) };
}

function readHost(text: string, usualPort: number): { host: string; port: number } {
	const { v6, name, port } = HOST.exec(text.trim())?.groups ?? {};
	const host = v6 ?? name;
	if (!host) throw new RedisAddressError('each host as host or host:port, with commas between them');
	const number = port === undefined ? usualPort : Number(port);
	if (number < 1 || number > HIGHEST_PORT) throw new RedisAddressError('ports are between 1 and 65535');
	return { host, port: number };
}

function readDatabase(text: string | undefined): number {
	if (!text) return 0;
	if (!/^\d{1,4}$/.test(text)) throw new RedisAddressError('the database is a number');
	return Number(text);
}

function readPath(kind: RedisAddress['kind'], path = ''): Pick<RedisAddress, 'db' | 'primary'> {
	const [first = '', second, ...more] = path.split('/');
	if (kind === 'cluster' && path) throw new RedisAddressError('a cluster has no databases: nothing may follow its hosts');
	if (more.length > 0 || (kind === 'server' && second)) throw new RedisAddressError('too many parts behind the hosts');
	if (kind !== 'sentinel') return { db: readDatabase(first) };
	if (!first) throw new RedisAddressError('the name of the primary must follow the sentinels: …/name');
	return { primary: decoded(first), db: readDatabase(second) };
}

function readQuery(kind: RedisAddress['kind'], query = ''): Pick<RedisAddress, 'sentinelUsername' | 'sentinelPassword'> {
	const { sentinelUsername, sentinelPassword, ...others } = Object.fromEntries(new URLSearchParams(query));
	if (Object.keys(others).length > 0 || (query && kind !== 'sentinel'))
		throw new RedisAddressError(
			'of what may follow ?, only sentinelUsername and sentinelPassword are known, of redis+sentinel://',
		);
	return { ...(sentinelUsername && { sentinelUsername }), ...(sentinelPassword && { sentinelPassword }) };
}

/**
 * Reads `redis://`, `redis+sentinel://h1,h2/primary[/db]` and `redis+cluster://h1,h2`; with `rediss` over TLS. Throws `RedisAddressError`,
 * which doesn't repeat the address.
 */
export function readRedisAddress(url: string): RedisAddress {
	const parts = FORM.exec(url)?.groups;
	if (!parts) throw new RedisAddressError('redis://, redis+sentinel:// or redis+cluster://, or the same with rediss');
	const kind = (parts.kind ?? 'server') as RedisAddress['kind'];
	const hosts = (parts.hosts ?? '').split(',').map((host) => readHost(host, kind === 'sentinel' ? 26_379 : 6_379));
	if (kind === 'server' && hosts.length > 1)
		throw new RedisAddressError('several hosts only with redis+sentinel:// or redis+cluster://');
	return {
		kind,
		tls: parts.tls === 's',
		hosts,
		...readLogin(parts.login),
		...readPath(kind, parts.path),
		...readQuery(kind, parts.query),
	};
}
