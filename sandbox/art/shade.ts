import sharp, { type Sharp } from 'sharp';

/** How much darker a picture gets where words lie, from 0 to 1: at its upper edge, and on the left of its lower part. */
export type Shade = { top: number; left: number };

/** What is left of red, green and blue at full shade: as under a filter that keeps the blue of sky and sea. */
const LEFT_OVER = [0.38, 0.42, 0.47];

/** Goes from 0 to 1 without an edge at either end. */
const smooth = (value: number): number => {
	const x = Math.min(1, Math.max(0, value));
	return x * x * x * (x * (6 * x - 15) + 10);
};

/** Returns the picture darkened under the header and under the words of a hero. */
export async function darken(picture: Sharp, { top, left }: Shade): Promise<Sharp> {
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	for (let y = 0; y < height; y += 1) {
		const above = top * smooth(1 - y / height / 0.45);
		const low = left * smooth((y / height - 0.2) / 0.45);
		for (let x = 0; x < width; x += 1) {
			const beside = low * smooth(1 - (x / width - 0.2) / 0.75);
			for (const [channel, rest] of LEFT_OVER.entries()) {
				const at = (y * width + x) * channels + channel;
				data[at] = (data[at] ?? 0) * (1 - above * (1 - rest)) * (1 - beside * (1 - rest));
			}
		}
	}
	return sharp(data, { raw: { width, height, channels } });
}
