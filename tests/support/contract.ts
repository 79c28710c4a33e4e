import type { TestSandbox } from '#sandbox/test-support.ts';
import { readConfig } from '#server/settings/config.ts';
import { KINDS, type Kind } from '../../scripts/contract/notes.ts';
import { reportOf } from '../../scripts/contract/report.ts';
import { type ScreenVerdict, screensOf } from '../../scripts/contract/screens.ts';
import { breaksSomething, type Options, type Tried, tryBackend } from '../../scripts/contract/try-calls.ts';

/** The result of the contract tool: the exit code as a flag, its text, its findings, and its verdict on a screen. */
export type Report = { breaks: boolean; text: string; tried: Tried; screen: (name: string) => ScreenVerdict | undefined };

/** Runs the contract tool against a backend, in this process. `order` is the id of an order, as with `--order`. */
export async function contractWith(origin: string, more: Partial<Options> = {}, order?: string): Promise<Report> {
	const { UPSTREAM_ERRORS: errorNumbers, AD_SLOTS: slots, MINI_PROGRAM_PAGES } = readConfig({ NODE_ENV: 'test' });
	const known = { slots, page: MINI_PROGRAM_PAGES.trip, ...(order !== undefined && { order, travelling: order }) };
	const tried = await tryBackend({ origin, timeoutMs: 10_000, errorNumbers, known, writes: false, lastReadMs: 0, ...more });
	const screens = screensOf(tried);
	return {
		breaks: breaksSomething(tried),
		text: reportOf(tried),
		tried,
		screen: (name) => screens.find(({ screen }) => screen === name),
	};
}

/** The lines of a call in a report: its verdict and the details below it. */
export function linesOf(text: string, name: string): string {
	const lines = text.split('\n');
	const start = lines.findIndex((line) => line.slice(2).startsWith(`${name} `));
	const end = lines.findIndex((line, at) => at > start && !line.startsWith('    '));
	return lines.slice(start, end).join('\n');
}

/** The lines of a report about a kind of finding. */
export const linesOfKind = (text: string, kind: Kind): string[] =>
	text.split('\n').filter((line) => line.includes(`: ${KINDS[kind][1]}: `));

export const MOBILE = '13011112222';

/** Returns the code that was sent to a number last. */
export async function sentCode({ url }: Pick<TestSandbox, 'url'>, mobile = MOBILE): Promise<string> {
	const outbox = (await (await fetch(`${url}/__control/outbox`)).json()) as { codes: { mobile: string; code: string }[] };
	return outbox.codes.find((sent) => sent.mobile === mobile)?.code ?? '';
}

/** Has a code sent to a number, and returns both. */
export async function codeFor(sandbox: TestSandbox, mobile = MOBILE): Promise<{ mobile: string; code: string }> {
	await sandbox.send('POST /openapi/message/sms/code', { mobile, mobilePre: '86' });
	return { mobile, code: await sentCode(sandbox, mobile) };
}

/** Logs a member in, and returns the token. */
export async function tokenFor(sandbox: TestSandbox, mobile = MOBILE): Promise<string> {
	const asked = await codeFor(sandbox, mobile);
	return (await sandbox.ask('POST /openapi/guest/pc/mobile/login', { ...asked, mobilePre: '86' })).token;
}
