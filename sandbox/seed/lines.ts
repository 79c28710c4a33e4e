import { CALLS, type DayText, EMBARKATIONS, RETURNS, SEA_DAYS } from './calls.ts';
import { SKETCHES, type Sketch } from './line-sketches.ts';
import { portByCode, type SeedPort } from './ports.ts';
import { choose } from './random.ts';

export type ItineraryDay = DayText & { day: number; port: SeedPort | null; arrive: string; depart: string };

function expand(sketch: Sketch, index: number) {
	const home = portByCode(sketch.from);
	const days: ItineraryDay[] = [{ ...textOf(EMBARKATIONS, home.code), day: 1, port: home, arrive: '', depart: sketch.leaves }];
	let seaDays = 0;
	for (const leg of sketch.legs) {
		const day = days.length + 1;
		if (leg === 'sea') {
			const last = day === sketch.legs.length + 1 && seaDays > 0;
			const text = last ? SEA_DAYS.at(-1) : SEA_DAYS[seaDays++ % (SEA_DAYS.length - 1)];
			days.push({ ...(text ?? SEA_DAYS[0]), day, port: null, arrive: '', depart: '' });
			continue;
		}
		const [place = '', arrive = '', depart = ''] = leg.split(' ');
		const [code = '', variant = '1'] = place.split('#');
		const texts = CALLS[code];
		if (!texts) throw new Error(`no text of a call at ${code}`);
		days.push({ ...(texts[Number(variant) - 1] ?? choose(sketch.title, texts)), day, port: portByCode(code), arrive, depart });
	}
	days.push({ ...textOf(RETURNS, home.code), day: days.length + 1, port: home, arrive: sketch.returns, depart: '' });
	const calls = days.slice(1, -1).flatMap(({ port }) => port ?? []);
	const route = [home, ...calls, home];
	const told = sketch.speaksOf?.map(portByCode) ?? calls;
	return {
		id: index + 1,
		title: sketch.title,
		enTitle: sketch.enTitle,
		desc: sketch.desc,
		enDesc: sketch.enDesc,
		name: route.map((port) => port.cnName).join('-'),
		enName: route.map((port) => port.enName).join('-'),
		home,
		calls,
		told,
		days,
		weight: sketch.weight,
	};
}

function textOf(texts: Readonly<Record<string, DayText>>, code: string): DayText {
	const text = texts[code];
	if (!text) throw new Error(`no text for ${code}`);
	return text;
}

/** The lines: round trips from a home port, with their itineraries. */
export const LINES = SKETCHES.map(expand);
export type Line = (typeof LINES)[number];
