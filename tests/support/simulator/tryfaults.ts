import { patchTime } from './engine.ts';
import { PLANTED_FAULTS } from './faults.ts';
import { simulate } from './run.ts';
import { scheduleOf } from './schedule.ts';
const most = Number(process.argv[2]);
const restore = patchTime();
for (const fault of PLANTED_FAULTS) {
	let n = 0;
	let found = '';
	for (n = 1; n <= most && !found; n++) found = (await simulate(scheduleOf(n), fault)).violation ?? '';
	console.log(found ? n - 1 : 'NOT', fault.name, '=>', found);
}
restore();
