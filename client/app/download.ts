import type { CallInput, FileCall } from '#shared/catalogue/catalogue.ts';
import { MARK } from '#shared/member-mark.ts';
import { ask, asMember, dataOf, type Reply, requestOf } from './api.ts';

/** Returns the address of a file, for a link that works without scripts too. `mark` says whose page the link is on. */
export const fileAddress = <N extends FileCall>(name: N, input: CallInput<N>, mark?: string): string =>
	requestOf(name, { ...input, [MARK]: mark })[0];

/** Returns the name that a response gives to its file (RFC 6266). */
function fileNameOf(response: Response): string {
	const header = response.headers.get('content-disposition') ?? '';
	const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
	return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/.exec(header)?.[1] ?? '');
}

/** Fetches a file and its name. Throws an error for `failedCall`. */
export const browserDownload = <N extends FileCall>(name: N, input: CallInput<N>): Promise<{ blob: Blob; name: string }> =>
	asMember(async () => {
		const [answer, response] = await ask(
			fileAddress(name, input),
			{},
			(sent): Promise<Blob | Reply> => (sent.ok ? sent.blob() : sent.json()),
		);
		return answer instanceof Blob ? { blob: answer, name: fileNameOf(response) } : dataOf(answer, response);
	});
