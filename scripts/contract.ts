import { parseArgs } from 'node:util';
import { readConfig } from '#server/settings/config.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { reportOf } from './contract/report.ts';
import { breaksSomething, tryBackend } from './contract/try-calls.ts';

const USAGE = `npm run contract -- <origin> [--token …] [--mobile … --code … [--prefix 86]] [--writes]

Asks a backend at <origin> (as UPSTREAM_URL) every call and says what fits, what is tolerated, and what would break; its last lines say of
each screen whether it works, works with gaps, breaks, or wasn't tried.
Members' calls need a token, or a number and a code that was sent to it. With --writes, things of that member are changed and put back,
and cabins are held for five minutes. Settings that tell of the backend are read from the environment (UPSTREAM_ERRORS, AD_SLOTS,
HOT_ROUTES_CIPHER, _KEY and _IV). Exit code 1: something would break; 2: it could not be asked.
`;

/** Reads the command line and the settings. Throws the usage when they can't be understood. */
function readOptions(args: readonly string[]) {
	const { positionals, values } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			token: { type: 'string' },
			mobile: { type: 'string' },
			code: { type: 'string' },
			prefix: { type: 'string', default: DEFAULT_DIAL_PREFIX },
			writes: { type: 'boolean', default: false },
		},
	});
	const [origin, ...others] = positionals;
	const { token, mobile, code, prefix, writes } = values;
	if (!origin || others.length > 0 || (mobile === undefined) !== (code === undefined)) throw new Error(USAGE);
	const config = readConfig({ ...process.env, NODE_ENV: 'test', UPSTREAM_URL: origin });
	return {
		origin: config.UPSTREAM_URL ?? origin,
		timeoutMs: config.UPSTREAM_TIMEOUT_MS,
		errorNumbers: config.UPSTREAM_ERRORS,
		known: { slots: config.AD_SLOTS, page: config.MINI_PROGRAM_PAGES.trip },
		...(config.HOT_ROUTES_KEY && {
			hotRoutes: { cipher: config.HOT_ROUTES_CIPHER, key: config.HOT_ROUTES_KEY, iv: config.HOT_ROUTES_IV },
		}),
		...(mobile !== undefined && code !== undefined && { login: { mobile, mobilePre: prefix, code } }),
		token,
		writes,
	};
}

try {
	const tried = await tryBackend(readOptions(process.argv.slice(2)));
	process.stdout.write(reportOf(tried));
	process.exitCode = breaksSomething(tried) ? 1 : 0;
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 2;
}
