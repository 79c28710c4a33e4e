/** Where ports lie, degrees east and north, by their names in both languages: for a chart that shows a route's shape. */
const PLACES: Readonly<Record<string, readonly [number, number]>> = {
	上海: [121.8, 31.3],
	Shanghai: [121.8, 31.3],
	天津: [117.9, 38.9],
	Tianjin: [117.9, 38.9],
	厦门: [118.1, 24.4],
	Xiamen: [118.1, 24.4],
	广州南沙: [113.6, 22.7],
	'Guangzhou Nansha': [113.6, 22.7],
	香港: [114.2, 22.3],
	'Hong Kong': [114.2, 22.3],
	三亚: [109.5, 18.2],
	Sanya: [109.5, 18.2],
	福冈: [130.4, 33.6],
	Fukuoka: [130.4, 33.6],
	长崎: [129.9, 32.7],
	Nagasaki: [129.9, 32.7],
	鹿儿岛: [130.6, 31.6],
	Kagoshima: [130.6, 31.6],
	佐世保: [129.7, 33.2],
	Sasebo: [129.7, 33.2],
	熊本: [130.6, 32.5],
	Kumamoto: [130.6, 32.5],
	那霸: [127.7, 26.2],
	Naha: [127.7, 26.2],
	宫古岛: [125.3, 24.8],
	Miyakojima: [125.3, 24.8],
	石垣岛: [124.2, 24.3],
	Ishigaki: [124.2, 24.3],
	济州: [126.5, 33.5],
	Jeju: [126.5, 33.5],
	釜山: [129.0, 35.1],
	Busan: [129.0, 35.1],
	下龙湾: [107.1, 20.9],
	'Ha Long Bay': [107.1, 20.9],
	'Ha Long': [107.1, 20.9],
	岘港: [108.2, 16.1],
	'Da Nang': [108.2, 16.1],
	芽庄: [109.2, 12.2],
	'Nha Trang': [109.2, 12.2],
};

export type ChartPoint = { name: string; x: number; y: number };

/**
 * Ports as points in a box of the given size, in the shape of their positions with room around; along a line from left to right when
 * any port's place is unknown.
 */
export function chartPoints(ports: readonly string[], width: number, height: number, margin: number): ChartPoint[] {
	const places = ports.map((name) => PLACES[name]);
	const inner = { width: width - 2 * margin, height: height - 2 * margin };
	if (places.some((place) => !place)) {
		const step = inner.width / Math.max(1, ports.length - 1);
		return ports.map((name, index) => ({
			name,
			x: margin + index * step,
			y: height / 2 + (index % 2 === 0 ? 1 : -1) * (height / 10),
		}));
	}
	const known = places.filter((place) => place !== undefined);
	const [east, north] = [known.map(([longitude]) => longitude), known.map(([, latitude]) => latitude)];
	const [west, south] = [Math.min(...east), Math.min(...north)];
	const span = { x: Math.max(...east) - west, y: Math.max(...north) - south };
	const scale = Math.min(inner.width / Math.max(span.x, 0.5), inner.height / Math.max(span.y, 0.5));
	const left = (width - span.x * scale) / 2;
	const bottom = (height + span.y * scale) / 2;
	return ports.map((name, index) => ({
		name,
		x: left + ((east[index] ?? west) - west) * scale,
		y: bottom - ((north[index] ?? south) - south) * scale,
	}));
}
