/** The first and last of each run in numbers that ascend: 2, 3, 4 and 7 are the runs 2 to 4 and 7 to 7. */
export function runsOf(numbers: readonly number[]): [first: number, last: number][] {
	const runs: [number, number][] = [];
	for (const number of numbers) {
		const run = runs.at(-1);
		if (run && number === run[1] + 1) run[1] = number;
		else runs.push([number, number]);
	}
	return runs;
}
