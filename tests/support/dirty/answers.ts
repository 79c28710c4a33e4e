import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { DirtyLab } from './lab.ts';

/** Has upstream answer one call of a lab with other data, from now on. */
export const answer = (lab: DirtyLab, call: UpstreamCall, data: unknown): void =>
	lab.upstream.spoil({ call, way: 'envelope', status: 200, body: JSON.stringify({ err: 0, errMsg: '', data }), seed: 1 });

/** Returns upstream's last reply to a call of a clean page. */
export async function replyTo<T>(lab: DirtyLab, call: UpstreamCall, page: string): Promise<T> {
	const clean = await lab.fresh();
	await clean.see(page);
	await clean.close();
	return structuredClone(lab.upstream.lastReply(call)) as T;
}
