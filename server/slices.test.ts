import { expect, it } from 'vitest';
import { createSlices } from './slices.ts';

it('several long works never have their slices in one turn of the event loop', async () => {
	const log: string[] = [];
	let over = false;
	const tick = () => {
		log.push('turn');
		if (!over) setImmediate(tick);
	};
	setImmediate(tick);
	const work = async (name: string) => {
		const breathe = createSlices();
		for (let slice = 0; slice < 4; slice += 1) {
			const until = performance.now() + 13;
			while (performance.now() < until);
			await breathe();
			log.push(name);
		}
	};
	await Promise.all([work('a'), work('b'), work('c')]);
	over = true;
	expect(log.filter((entry) => entry !== 'turn')).toHaveLength(12);
	expect(log.join(' ')).not.toMatch(/[abc] [abc]/);
});
