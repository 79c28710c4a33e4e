import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { ROOT, start, untilAnswers } from './started.ts';

/** Returns `deploy/nginx/nginx.conf` with this machine's addresses of the processes and of nginx itself. Browsers' addresses are those that tests send. */
function configured(dir: string, port: number, processes: readonly number[]): string {
	const listen = join(dir, 'listen.conf');
	writeFileSync(listen, `listen 127.0.0.1:${port};\nset_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n`);
	return processes
		.reduce(
			(config, own, index) => config.replaceAll(`site-${index + 1}:3000`, `127.0.0.1:${own}`),
			readFileSync(join(ROOT, 'deploy/nginx/nginx.conf'), 'utf8'),
		)
		.replaceAll('/tmp/', `${dir}/`)
		.replaceAll('include listen.conf', `include ${listen}`)
		.replaceAll('www.example.com', 'www.good.test');
}

/** Starts nginx with the configuration of production, before processes at two ports of this machine that answer `/livez`. */
export async function startNginx(processes: readonly number[], change = (config: string): string => config) {
	const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
	// Its workers run as another user, and write large bodies below it.
	chmodSync(dir, 0o755);
	const port = await freePort();
	const file = join(dir, 'nginx.conf');
	writeFileSync(file, change(configured(dir, port, processes)));
	let complaints = '';
	const onText = (text: string) => {
		complaints += text;
	};
	const nginx = start('nginx', ['-c', file, '-p', dir, '-g', 'daemon off;'], {}, { onText });
	const url = `http://127.0.0.1:${port}`;
	await untilAnswers(`${url}/livez`, nginx);
	return {
		url,
		port,
		/** The lines of nginx's log. */
		complaints: () => complaints.split('\n').filter(Boolean),
		async stop(): Promise<void> {
			// A killed nginx would leave its workers running.
			nginx.process.kill('SIGTERM');
			await nginx.ended;
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
