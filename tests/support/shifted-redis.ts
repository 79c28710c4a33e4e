import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Matches the answer of `TIME`: seconds and microseconds. */
const TIME = /\*2\r\n\$10\r\n(\d{10})\r\n(?=\$\d\r\n\d{1,6}\r\n)/g;

/** Starts a way to a Redis server whose clock is ahead by so many seconds. All its other answers are passed on as they are. */
export async function shiftedRedis(url: string) {
	let ahead = 0;
	const target = Number(new URL(url).port);
	const open = new Set<Socket>();
	const server = createServer((near) => {
		const far = connect(target, '127.0.0.1');
		for (const socket of [near, far]) open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
		near.pipe(far);
		far
			.on('data', (chunk) => {
				const shifted = chunk
					.toString('latin1')
					.replace(TIME, (_whole, seconds: string) => `*2\r\n$10\r\n${Number(seconds) + ahead}\r\n`);
				near.write(Buffer.from(shifted, 'latin1'));
			})
			.on('end', () => near.end());
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
		shift: (seconds: number): void => {
			ahead = seconds;
		},
		close: (): void => {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}
