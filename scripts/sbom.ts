// `npm run sbom`: writes a bill of materials of production (CycloneDX, by npm itself) and the packages' licences into sbom/. Needs no network.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isAllowed, licenceTable, productionLicences, withoutDevelopment } from './sbom/licences.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(ROOT, 'sbom'));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/**
 * Runs `npm sbom` on a project with production's packages only: its own `--omit=dev` leaves out packages that development needs too, such as react.
 */
function bill(): string {
	const project = mkdtempSync(join(tmpdir(), 'sbom-'));
	const { manifest, lock } = withoutDevelopment(read('package.json'), read('package-lock.json'));
	writeFileSync(join(project, 'package.json'), manifest);
	writeFileSync(join(project, 'package-lock.json'), lock);
	try {
		return execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'], {
			cwd: project,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'inherit'],
			maxBuffer: 64 * 2 ** 20,
		});
	} finally {
		rmSync(project, { recursive: true });
	}
}

const licensed = productionLicences(ROOT);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'site.cdx.json'), bill());
writeFileSync(join(folder, 'licences.md'), licenceTable(licensed));
process.stdout.write(`${folder}: site.cdx.json, licences.md (${licensed.length} packages)\n`);

const refused = licensed.filter((one) => !isAllowed(one));
if (refused.length > 0) {
	process.stderr.write(`Not allowed in production (scripts/sbom/licences.ts):\n${licenceTable(refused)}`);
	process.exitCode = 1;
}
