// What tests need from Debian's packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = (command) => spawnSync('sh', ['-c', command], { encoding: 'utf8' });
const has = ({ command }) =>
	command.includes(' ') ? shell(command).stdout.trim() !== '' : shell(`command -v ${command}`).status === 0;

/**
 * Provides what a command needs from Debian, or says plainly what is missing and ends. A need is found by a program's name,
 * or by a line of shell that prints something.
 */
export function provide(needed, command) {
	const missing = needed.filter((need) => !has(need)).map(({ debian }) => debian);
	if (missing.length === 0) return;
	const isDebian = existsSync('/etc/debian_version') && shell('command -v apt-get').status === 0;
	if (!isDebian || process.getuid?.() !== 0) {
		process.stderr.write(`${command} needs ${missing.join(', ')}. Please install (Debian's names), then run it again.\n`);
		process.exit(1);
	}
	const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
	execFileSync('apt-get', ['update', '-qq'], options);
	execFileSync('apt-get', ['install', '-y', '-qq', ...missing], options);
}
