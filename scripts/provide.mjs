// Installs the Debian packages that tests need.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = (command) => spawnSync('sh', ['-c', command], { encoding: 'utf8' });
/** True when a program is installed, or a shell command prints something. */
export const has = ({ command }) =>
	command.includes(' ') ? shell(command).stdout.trim() !== '' : shell(`command -v ${command}`).status === 0;

/**
 * Installs what a command needs from Debian, or prints what is missing and exits. A need is checked by a program's name, or by a shell command that
 * prints something when the need is met.
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
	execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
}
