import { randomInt } from 'node:crypto';

const WIDTH = 132;
const HEIGHT = 48;

/** Draws a captcha as SVG: its letters at odd angles, with lines across them. */
export function captchaPicture(answer: string): { type: string; bytes: Uint8Array } {
	const letters = [...answer].map((letter, index) => {
		const x = 18 + index * 28;
		const y = 32 + randomInt(-4, 5);
		return `<text x="${x}" y="${y}" transform="rotate(${randomInt(-18, 19)} ${x} ${y})">${letter}</text>`;
	});
	const lines = Array.from(
		{ length: 3 },
		() => `<path d="M0 ${randomInt(HEIGHT)}C44 ${randomInt(HEIGHT)} 88 ${randomInt(HEIGHT)} ${WIDTH} ${randomInt(HEIGHT)}"/>`,
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#f4efe6"/><g font-family="Georgia,serif" font-size="28" font-weight="700" fill="#0f3f6e">${letters.join('')}</g><g fill="none" stroke="#b08d4c" stroke-width="1.5" opacity=".7">${lines.join('')}</g></svg>`;
	return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}
