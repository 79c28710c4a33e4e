import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/settings/config.ts';
import { DEFAULT_DIAL_PREFIX } from '#shared/rules/phone.ts';
import { reportOf } from './contract/report.ts';
import { breaksSomething, tryBackend } from './contract/try-calls.ts';

const USAGE = `npm run contract -- <origin> [--token … | --mobile … [--code …] [--prefix 86]] [--writes] [--voyage …] [--order …]

Asks a backend at <origin> (as UPSTREAM_URL) every call and says what fits, what is tolerated, and what would break; its last lines say of
each screen whether it works, works with gaps, breaks, or wasn't tried.
Members' calls need a token, or a number: without --code one is sent to it and asked for here. With --writes, things of that member are
changed, read back and put back, and cabins are held for five minutes. --voyage and --order are ids to ask with, also where the lists of
voyages and orders fail; of that order it is said whether its payment, cancellation and check-in can be shown.
Settings that tell of the backend are read from the environment (UPSTREAM_ERRORS, AD_SLOTS, HOT_ROUTES_CIPHER, _KEY and _IV). Exit code 1:
something would break; 2: it could not be asked.
`;

/** Milliseconds after a writing when it is read back for the last time. */
const LAST_READ_MS = 3_000;

/** A limit that lets a member's page load lets these calls pass. */
const PACE_MS = 60;

/** Asks for the code that was sent. */
async function askForCode(): Promise<string> {
	process.stderr.write('The code that was sent: ');
	for await (const line of createInterface({ input: process.stdin })) return line.trim();
	throw new Error('no code was typed');
}

/** Writes once a second how many calls were answered. */
function createProgress(): (answered: number) => void {
	let last = performance.now();
	return (answered) => {
		if (performance.now() - last < 1_000) return;
		last = performance.now();
		process.stderr.write(`${answered} calls answered\n`);
	};
}

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
			voyage: { type: 'string' },
			order: { type: 'string' },
		},
	});
	const [origin, ...others] = positionals;
	const { token, mobile, code, prefix, writes, voyage, order } = values;
	if (!origin || others.length > 0 || (code !== undefined && mobile === undefined)) throw new Error(USAGE);
	const config = readConfig({ ...process.env, NODE_ENV: 'test', UPSTREAM_URL: origin });
	return {
		origin: config.UPSTREAM_URL ?? origin,
		timeoutMs: config.UPSTREAM_TIMEOUT_MS,
		errorNumbers: config.UPSTREAM_ERRORS,
		known: {
			slots: config.AD_SLOTS,
			page: config.MINI_PROGRAM_PAGES.trip,
			...(voyage !== undefined && { voyage }),
			...(order !== undefined && { order, travelling: order }),
		},
		...(config.HOT_ROUTES_KEY && {
			hotRoutes: { cipher: config.HOT_ROUTES_CIPHER, key: config.HOT_ROUTES_KEY, iv: config.HOT_ROUTES_IV },
		}),
		...(mobile !== undefined && { login: { mobile, mobilePre: prefix, code: code ?? askForCode } }),
		token,
		writes,
		lastReadMs: LAST_READ_MS,
		paceMs: PACE_MS,
		onProgress: createProgress(),
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
