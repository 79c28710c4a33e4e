import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Names = z.record(z.string(), z.unknown()).default({});
const Locked = z.looseObject({
	version: z.string().optional(),
	license: z.string().optional(),
	dependencies: Names,
	optionalDependencies: Names,
	peerDependencies: Names,
	peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).default({}),
});
const LockFile = z.looseObject({ packages: z.record(z.string(), Locked) });
type Packages = z.output<typeof LockFile>['packages'];
const Manifest = z.looseObject({ license: z.string().optional(), devDependencies: z.unknown().optional() });

/** Returns the place where a package finds another one: in its own folder, or in one around it. */
function placeOf(packages: Packages, from: string, name: string): string | undefined {
	const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
	if (packages[place]) return place;
	return from ? placeOf(packages, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), name) : undefined;
}

/**
 * Returns every package that production may install, on any machine, by its place. The lock's own mark `devOptional` doesn't say which of the two it
 * is.
 */
function productionPackages(packages: Packages): Packages {
	const found: Packages = {};
	const visit = (place: string): void => {
		const locked = packages[place];
		if (!locked || found[place]) return;
		if (place) found[place] = locked;
		const peers = Object.keys(locked.peerDependencies).filter((name) => !locked.peerDependenciesMeta[name]?.optional);
		for (const name of [...Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }), ...peers]) {
			const needed = placeOf(packages, place, name);
			if (needed) visit(needed);
		}
	};
	visit('');
	return found;
}

/** Licences that may be in production: they ask at most that their text and authors are named. */
const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense', 'OFL-1.1']);
/** Packages that may have another licence: sharp's library is a file of its own, loaded while the site runs, and may be replaced. */
const EXCEPTIONS: readonly { packages: RegExp; licence: string }[] = [
	{ packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

export type Licensed = { name: string; version: string; licence: string };

/** Returns the packages of production with their licences, read from a package's own file where it is installed. */
export function productionLicences(root: string): Licensed[] {
	const { packages } = LockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
	return Object.entries(productionPackages(packages)).map(([path, { version = '', license }]) => {
		const file = join(root, path, 'package.json');
		const own = existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).license : license;
		return { name: path.replace(/^.*node_modules\//, ''), version, licence: own ?? 'none' };
	});
}

/** Returns manifest and lock of the project without packages of development. */
export function withoutDevelopment(manifest: string, lock: string): { manifest: string; lock: string } {
	const { devDependencies: _, ...own } = Manifest.parse(JSON.parse(manifest));
	const { packages, ...rest } = LockFile.parse(JSON.parse(lock));
	return {
		manifest: JSON.stringify(own),
		lock: JSON.stringify({ ...rest, packages: { '': own, ...productionPackages(packages) } }),
	};
}

/** True when every licence that a package names may be in production. A choice between licences is left to a person. */
export const isAllowed = ({ name, licence }: Licensed): boolean =>
	licence
		.split(' AND ')
		.every(
			(one) => ALLOWED.has(one) || EXCEPTIONS.some((exception) => exception.licence === one && exception.packages.test(name)),
		);

/** Formats the packages as a Markdown table, ordered by licence. */
export function licenceTable(licensed: readonly Licensed[]): string {
	const rows = licensed
		.toSorted((one, other) => one.licence.localeCompare(other.licence) || one.name.localeCompare(other.name))
		.map(({ name, version, licence }) => `| ${licence} | ${name} | ${version} |`);
	return ['| licence | package | version |', '| --- | --- | --- |', ...new Set(rows), ''].join('\n');
}
