import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { Copy, DockerfileParser, From, type Instruction, JSONInstruction } from 'dockerfile-ast';
import { contextFiles, ROOT } from './context.ts';

/** The state of a stage during its build. `root` is the folder for its `/`. */
export type Image = {
	root: string;
	workdir: string;
	env: Record<string, string>;
	user: string;
	command: string[];
	health: string[];
};

const stringsOf = (instruction: JSONInstruction): string[] =>
	instruction.getJSONStrings().map((text) => JSON.parse(text.getValue()) as string);

/** Copies like COPY: the content of a folder, or a file into a target that ends with a slash. */
function copy(source: string, target: string, intoFolder: boolean): void {
	const isFolder = statSync(source).isDirectory();
	const to = isFolder || !intoFolder ? target : join(target, basename(source));
	mkdirSync(dirname(to), { recursive: true });
	cpSync(source, to, { recursive: true, verbatimSymlinks: true, force: true });
}

/** An image of Docker's library gets the machine's Node in the place of its own. */
function baseImage(root: string): void {
	const program = join(root, 'usr/local/bin/node');
	mkdirSync(dirname(program), { recursive: true });
	try {
		linkSync(process.execPath, program);
	} catch {
		// A hard link across disks fails
		cpSync(process.execPath, program);
	}
}

/**
 * Builds the file system of a Dockerfile's stage without an engine: each stage is a folder of `dir` and each RUN a shell in it, with the Node that runs
 * this. Steps that need more than that (a path outside of WORKDIR in a RUN, an unknown instruction) throw or fail.
 */
export function buildImage(target: string, dir: string): Image {
	const instructions = DockerfileParser.parse(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).getInstructions();
	const byStage = new Map<string, { from: From; steps: Instruction[] }>();
	for (const instruction of instructions) {
		if (instruction instanceof From) byStage.set(instruction.getBuildStage() ?? '', { from: instruction, steps: [] });
		else [...byStage.values()].at(-1)?.steps.push(instruction);
	}
	const built = new Map<string, Image>();

	function run(stage: Image, command: string): void {
		const path = [join(stage.root, 'usr/local/bin'), process.env.PATH].join(delimiter);
		// The machine's settings for its registry don't belong to the image.
		const { NODE_ENV: _, ...ours } = process.env;
		execFileSync('sh', ['-ec', command], {
			cwd: join(stage.root, stage.workdir),
			env: { ...ours, npm_config_prefer_offline: 'true', ...stage.env, PATH: path },
			stdio: ['ignore', 'ignore', 'inherit'],
		});
	}

	function copyInto(stage: Image, instruction: Copy): void {
		const paths = instruction.getArguments().map((argument) => argument.getValue());
		const to = paths.pop() ?? '';
		const target = join(stage.root, resolve(stage.workdir, to));
		const from = instruction.getFromFlag()?.getValue();
		const other = from ? build(from) : null;
		for (const path of paths) {
			if (other) copy(join(other.root, resolve(other.workdir, path)), target, to.endsWith('/'));
			else if (path === '.') for (const file of contextFiles()) copy(join(ROOT, file), join(target, file), false);
			else copy(join(ROOT, path), target, to.endsWith('/'));
		}
	}

	function apply(stage: Image, instruction: Instruction): void {
		const text = instruction.getArgumentsContent() ?? '';
		switch (instruction.getKeyword()) {
			case 'COPY':
				if (instruction instanceof Copy) copyInto(stage, instruction);
				return;
			case 'RUN':
				// Fonts and other packages of Debian are the machine's own.
				if (!text.startsWith('apt-get ')) run(stage, text);
				return;
			case 'WORKDIR':
				stage.workdir = resolve(stage.workdir, text);
				mkdirSync(join(stage.root, stage.workdir), { recursive: true });
				return;
			case 'ENV':
				for (const pair of text.split(' ')) stage.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
				return;
			case 'USER':
				stage.user = text;
				return;
			case 'CMD':
				stage.command = instruction instanceof JSONInstruction ? stringsOf(instruction) : [];
				return;
			case 'HEALTHCHECK':
				stage.health = JSON.parse(text.slice(text.indexOf('['))) as string[];
				return;
			case 'EXPOSE':
				return;
			default:
				throw new Error(`${instruction.getKeyword()}: no step that is known here`);
		}
	}

	function build(name: string): Image {
		const done = built.get(name);
		if (done) return done;
		const described = byStage.get(name);
		if (!described) throw new Error(`there is no stage ${name}`);
		const image = described.from.getImage() ?? '';
		const base = byStage.has(image) ? build(image) : null;
		const root = join(dir, name);
		const stage: Image = base
			? { ...base, root, env: { ...base.env } }
			: { root, workdir: '/', env: {}, user: 'root', command: [], health: [] };
		if (base) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
		else baseImage(root);
		built.set(name, stage);
		for (const step of described.steps) apply(stage, step);
		if (!existsSync(join(root, stage.workdir))) throw new Error(`${name} has no ${stage.workdir}`);
		return stage;
	}
	return build(target);
}
