// `npm start` and `npm run dev`: install and build, then run the project's own Node.
import { spawn } from 'node:child_process';
import { build, install, NODE, ROOT } from './prepare.mjs';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './runtime.mjs';

const development = process.argv.includes('--dev');
install();
if (!development) build();

const env = { ...NODE_ENVIRONMENT, ...process.env, NODE_ENV: development ? 'development' : 'production' };
const child = spawn(
	NODE,
	[
		...NODE_FLAGS,
		...(development ? ['--watch-path=server', '--watch-path=shared', '--watch-path=sandbox'] : []),
		'scripts/demo.ts',
	],
	{ cwd: ROOT, stdio: 'inherit', env },
);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
