import type { RequestListener, ServerResponse } from 'node:http';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture with a hostile host or hostile bytes, and the site's answer: 404 when there is no picture, 502 when its host fails. */
export type HostilePicture = { answer: RequestListener; status: 404 | 502 };

const SOLID = { create: { width: 640, height: 480, channels: 3, background: '#1b3450' } } as const;
/** Noise doesn't shrink, so a part that is cut off is missed. */
const noise = () => sharp({ create: { ...SOLID.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

const send =
	(body: Buffer | string, type: string): RequestListener =>
	(_request, response) =>
		void response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);

const answer =
	(status: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
	(_request, response) =>
		void response.writeHead(status, headers).end();

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

/** A chunk of a PNG with its length and sum. */
export function pngChunk(name: string, content: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}

/** A PNG of one colour, a few kilobytes however many pixels it has. */
export function pngBomb(width: number, height: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head[8] = 1;
	const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
	const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

/** A JPEG with a false, larger size in its header: bytes 5–8 of its frame are height and width. */
function jpegBomb(jpeg: Buffer): Buffer {
	const bomb = Buffer.from(jpeg);
	const frame = bomb.indexOf(Buffer.from([0xff, 0xc0]));
	bomb.writeUInt16BE(65_000, frame + 5);
	bomb.writeUInt16BE(65_000, frame + 7);
	return bomb;
}

/** A WebP with a canvas of 16,384 pixels square in its header. */
function webpBomb(): Buffer {
	const canvas = Buffer.from([0x02, 0, 0, 0, 0xff, 0x3f, 0x00, 0xff, 0x3f, 0x00]);
	const bomb = Buffer.concat([
		Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
		canvas,
		Buffer.from('ANIM\x06\0\0\0\0\0\0\0\0\0', 'latin1'),
	]);
	bomb.writeUInt32LE(bomb.length - 8, 4);
	return bomb;
}

/** An AVIF with a false, larger size in its box `ispe`. */
function avifBomb(avif: Buffer): Buffer {
	const bomb = Buffer.from(avif);
	const box = bomb.indexOf('ispe');
	bomb.writeUInt32BE(60_000, box + 8);
	bomb.writeUInt32BE(60_000, box + 12);
	return bomb;
}

/** A GIF of so many square frames of the given side, each with the data of one pixel. */
function gif(side: number, frames: number): Buffer {
	const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
	head.writeUInt16LE(side, 6);
	head.writeUInt16LE(side, 8);
	const frame = Buffer.from('!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0', 'latin1');
	frame.writeUInt16LE(side, 13);
	frame.writeUInt16LE(side, 15);
	return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** Sends a few bytes now and then, and never ends. */
function drip(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'image/jpeg' });
	const dripping = setInterval(() => response.write(Buffer.from([0xff, 0xd8, 0xff])), 50);
	response.once('close', () => clearInterval(dripping));
}

/** Sends as much as the other side takes, and never ends. */
function flood(response: ServerResponse): void {
	response.writeHead(200, { 'content-type': 'image/jpeg' });
	const more = () => {
		while (!response.destroyed && response.write(Buffer.alloc(65_536, 0xff)));
	};
	response.on('drain', more);
	more();
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`;

/** Hostile files by their fault, each sent with its true length. */
async function files(): Promise<Record<string, HostilePicture>> {
	const [jpeg, png, webp, avif] = await Promise.all([
		noise().jpeg().toBuffer(),
		noise().png().toBuffer(),
		noise().webp().toBuffer(),
		noise().avif({ effort: 0 }).toBuffer(),
	]);
	const tiff = await sharp(SOLID).tiff().toBuffer();
	const heic = Buffer.from(avif);
	heic.write('heicmif1', 8, 'latin1');
	heic.write('heic', 16, 'latin1');
	heic.write('heicheic', 20, 'latin1');
	const bad: Record<string, [body: Buffer | string, type: string]> = {
		'an SVG with a script': [SVG, 'image/svg+xml'],
		'an SVG that is called PNG': [SVG, 'image/png'],
		'an SVG that asks for a file of the server': [ENTITIES, 'image/svg+xml'],
		'a page that is called JPEG': ['<!doctype html><script>alert(1)</script>', 'image/jpeg'],
		'a program that begins like a GIF': ['GIF89a=1;alert(document.domain)//', 'image/gif'],
		'nothing at all': ['', 'image/jpeg'],
		'three bytes of a JPEG': [Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg'],
		'half a JPEG': [half(jpeg), 'image/jpeg'],
		'half a PNG': [half(png), 'image/png'],
		'half a WebP': [half(webp), 'image/webp'],
		'half an AVIF': [half(avif), 'image/avif'],
		'half a GIF': [half(gif(1, 1)), 'image/gif'],
		'a PNG whose sums are wrong': [Buffer.from(png).fill(0x55, 200, 400), 'image/png'],
		'a PNG of 30,000 × 30,000 pixels in 110 KB': [pngBomb(30_000, 30_000), 'image/png'],
		'a PNG of one row of 60,000,000 pixels': [pngBomb(60_000_000, 1), 'image/png'],
		'a JPEG that claims 65,000 × 65,000 pixels': [jpegBomb(jpeg), 'image/jpeg'],
		'a WebP that claims 16,384 × 16,384 pixels': [webpBomb(), 'image/webp'],
		'an AVIF that claims 60,000 × 60,000 pixels': [avifBomb(avif), 'image/avif'],
		'a GIF that claims 65,535 × 65,535 pixels': [gif(65_535, 1), 'image/gif'],
		'a GIF of 400 frames': [gif(1, 400), 'image/gif'],
		'a TIFF': [tiff, 'image/tiff'],
		'a TIFF that is called JPEG': [tiff, 'image/jpeg'],
		'a HEIC': [heic, 'image/heic'],
		'a BMP': [Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), 'image/bmp'],
		'a PDF': ['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj', 'application/pdf'],
		'an archive': [gzipSync(jpeg), 'application/gzip'],
	};
	return Object.fromEntries(Object.entries(bad).map(([name, [body, type]]) => [name, { answer: send(body, type), status: 404 }]));
}

/** Hostile answers by HTTP. The test's `bounds` are small, so that slow ones end soon. */
function hosts(jpeg: Buffer): Record<string, HostilePicture> {
	const packed = gzipSync(Buffer.alloc(50_000_000));
	const image = { 'content-type': 'image/jpeg' };
	return {
		'a host that has no such picture': { answer: answer(404), status: 404 },
		'a host that has it no more': { answer: answer(410), status: 404 },
		'a host that refuses': { answer: answer(403), status: 502 },
		'a host that fails': { answer: answer(500), status: 502 },
		'a host that answers without a picture': { answer: answer(204), status: 502 },
		'a host that sends a piece': {
			answer: (_request, response) => void response.writeHead(206, image).end(jpeg),
			status: 502,
		},
		'a redirect to a private address': {
			answer: answer(302, { location: 'http://169.254.169.254/latest/meta-data/' }),
			status: 502,
		},
		'a redirect to this machine': { answer: answer(301, { location: 'https://127.0.0.1/' }), status: 502 },
		'a redirect to a file': { answer: answer(307, { location: 'file:///etc/passwd' }), status: 502 },
		'a redirect to the same host': { answer: answer(308, { location: '/good.jpg' }), status: 502 },
		'a body that unpacks to 50 MB': {
			answer: (_request, response) => void response.writeHead(200, { ...image, 'content-encoding': 'gzip' }).end(packed),
			status: 404,
		},
		'a picture announced as huge': {
			answer: (_request, response) => void response.writeHead(200, { ...image, 'content-length': '9000000000000' }).write(jpeg),
			status: 404,
		},
		'a picture without end': { answer: (_request, response) => flood(response), status: 404 },
		'a picture that breaks off': {
			answer(_request, response) {
				response.writeHead(200, { ...image, 'content-length': String(jpeg.length) });
				response.write(half(jpeg), () => response.destroy());
			},
			status: 502,
		},
		'a host that never answers': { answer: () => {}, status: 502 },
		'a host that drips': { answer: (_request, response) => drip(response), status: 502 },
		'a host that hangs up': { answer: (request) => void request.socket.destroy(), status: 502 },
		'a host that speaks no HTTP': { answer: (request) => void request.socket.end('SSH-2.0-OpenSSH_9.9\r\n'), status: 502 },
		'a host with 64 KB of headers': { answer: answer(200, { 'x-long': 'a'.repeat(65_536) }), status: 502 },
	};
}

/** All of them by name. */
export async function hostilePictures(): Promise<Record<string, HostilePicture>> {
	return { ...(await files()), ...hosts(await noise().jpeg().toBuffer()) };
}
