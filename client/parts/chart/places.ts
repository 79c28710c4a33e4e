/** Degrees east and north. */
export type Place = readonly [east: number, north: number];

type Port = {
	names: readonly string[];
	at: Place;
	/** Points from the berth to open water, needed where a straight line would cross land. */
	out?: readonly Place[];
	/** The port lies south and west of the Taiwan Strait. */
	south?: boolean;
};

/** The ports of the chart, by the names that the site gives them. */
const PORTS: readonly Port[] = [
	{ names: ['上海', 'Shanghai'], at: [121.6, 31.35], out: [[122.5, 31.2]] },
	{
		names: ['天津', 'Tianjin'],
		at: [117.85, 38.95],
		out: [
			[120.8, 38.35],
			[122.9, 37.7],
			[124, 35.2],
		],
	},
	{ names: ['厦门', 'Xiamen'], at: [118.1, 24.45], out: [[118.5, 24.25]], south: true },
	{ names: ['广州南沙', 'Guangzhou Nansha'], at: [113.6, 22.65], out: [[113.8, 21.9]], south: true },
	{ names: ['香港', 'Hong Kong'], at: [114.2, 22.3], out: [[114.4, 21.9]], south: true },
	{ names: ['三亚', 'Sanya'], at: [109.5, 18.22], out: [[109.6, 17.8]], south: true },
	{
		names: ['福冈', 'Fukuoka'],
		at: [130.4, 33.6],
		out: [
			[130.1, 33.85],
			[129.4, 33.8],
		],
	},
	{ names: ['长崎', 'Nagasaki'], at: [129.85, 32.75], out: [[129.5, 32.55]] },
	{
		names: ['鹿儿岛', 'Kagoshima'],
		at: [130.57, 31.6],
		out: [
			[130.7, 31.15],
			[130.4, 30.85],
			[129.8, 31],
		],
	},
	{ names: ['佐世保', 'Sasebo'], at: [129.7, 33.15], out: [[129.3, 33.1]] },
	{
		names: ['熊本八代', 'Kumamoto Yatsushiro'],
		at: [130.55, 32.5],
		out: [
			[130.1, 32.1],
			[129.6, 31.9],
		],
	},
	{ names: ['那霸', 'Naha'], at: [127.67, 26.21] },
	{ names: ['宫古岛', 'Miyakojima'], at: [125.28, 24.8] },
	{ names: ['石垣岛', 'Ishigaki'], at: [124.15, 24.34] },
	{ names: ['济州', 'Jeju'], at: [126.53, 33.52], out: [[126.5, 33.8]] },
	{ names: ['釜山', 'Busan'], at: [129.05, 35.1], out: [[129.05, 34.75]] },
	{
		names: ['下龙湾', 'Ha Long Bay'],
		at: [107.05, 20.92],
		out: [
			[107.6, 20.2],
			[107.9, 18.6],
			[108.8, 17.6],
		],
		south: true,
	},
	{ names: ['岘港', 'Da Nang'], at: [108.22, 16.08], out: [[108.9, 16.3]], south: true },
	{ names: ['芽庄', 'Nha Trang'], at: [109.2, 12.25], out: [[109.7, 12.3]], south: true },
];

const STRAIT: readonly Place[] = [
	[119.4, 23.9],
	[121.6, 25.9],
];
/** East of Hainan, on the way from the Pearl River to its south and to the Gulf of Tonkin. */
const HAINAN: Place = [110.8, 18.2];
const JEJU_STRAIT: readonly Place[] = [
	[126.3, 33.95],
	[127.8, 34.35],
];

const byName = new Map(PORTS.flatMap((port) => port.names.map((name) => [name, port] as const)));

/** Returns points at sea that lead round land, from west to east. */
function between(west: Port, east: Port): readonly Place[] {
	const round = west.at[0] < 110 && west.at[1] > 17 && east.at[0] > 113 ? [HAINAN] : [];
	if (west.south && !east.south) return [...round, ...STRAIT.filter(([, north]) => north > west.at[1])];
	if (east.names.includes('Busan') && west.at[0] < 125) return JEJU_STRAIT;
	return round;
}

function leg(from: Port, to: Port): Place[] {
	const eastward = from.at[0] <= to.at[0];
	const round = eastward ? between(from, to) : between(to, from).toReversed();
	return [...(from.out ?? []), ...round, ...(to.out ?? []).toReversed()];
}

/** Returns the place of a port by its name; undefined when the chart doesn't know it. */
export const placeOf = (name: string): Place | undefined => byName.get(name)?.at;

/** Returns the course through the ports in order; the empty list when the chart doesn't know one of them. */
export function courseOf(names: readonly string[]): Place[] {
	const ports = names.flatMap((name) => byName.get(name) ?? []);
	if (ports.length < names.length) return [];
	return ports.flatMap((port, index) => {
		const next = ports[index + 1];
		return next ? [port.at, ...leg(port, next)] : [port.at];
	});
}
