import { Session } from 'node:inspector/promises';
import { setTimeout } from 'node:timers/promises';

/** A function's own time as a share (0 to 1) of the time in which the process was busy. */
export type ProfileEntry = { name: string; share: number };

const MOST = 10;

/** Returns where a file belongs: its package, Node, or the site. */
function ownerOf(url: string): string {
	if (url === '') return 'V8';
	if (url.startsWith('node:')) return url;
	return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? (url.split('/').at(-1) || url);
}

/** Profiles this process for some seconds, and returns the ten functions that took most time themselves. */
export async function profileProcess(seconds: number): Promise<ProfileEntry[]> {
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Profiler.start');
	await setTimeout(seconds * 1000);
	const { nodes, samples = [], timeDeltas = [] } = (await session.post('Profiler.stop')).profile;
	session.disconnect();
	const names = new Map(
		nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName || '(anonymous)'}, ${ownerOf(url)}`]),
	);
	const times = new Map<string, number>();
	for (const [index, id] of samples.entries()) {
		const name = names.get(id) ?? '';
		if (!name.startsWith('(idle)')) times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
	}
	const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
	return [...times]
		.map(([name, time]) => ({ name, share: time / busy }))
		.toSorted((a, b) => b.share - a.share)
		.slice(0, MOST);
}
