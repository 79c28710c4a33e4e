import { patchTime } from './engine.ts';
import { simulate } from './run.ts';
import { scheduleOf } from './schedule.ts';
const [from, count, verbose] = process.argv.slice(2);
const restore = patchTime();
const t = process.hrtime.bigint();
let steps = 0; const all: number[] = [];
const kinds = new Map<string, number[]>();
for (let seed = Number(from); seed < Number(from) + Number(count); seed++) {
	const run = await simulate(scheduleOf(seed));
	steps += run.steps; all.push(run.steps);
	if (verbose) console.log(run.story.join('\n'));
	if (run.violation) {
		const k = run.violation.replace(/[\w-]*\d[\w-]*/g, '#').replace(/booking [\w-]{16}|draft [\w-]{16}/g, 'booking #');
		kinds.set(k, [...(kinds.get(k) ?? []), seed]);
	}
}
restore();
for (const [k, seeds] of kinds) console.log(seeds.length, k, seeds.slice(0, 6).join(' '));
console.log('ms per run', Number(process.hrtime.bigint() - t) / 1e6 / Number(count), 'steps', steps / Number(count));

all.sort((a,b)=>a-b); console.log([.1,.5,.8,.9,.95,.99].map(q=>all[Math.floor(q*all.length)]).join(' '));
