import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { webpWidthOf } from '#shared/pictures.ts';

const Crop = z.object({ id: z.string(), width: z.number(), height: z.number() });
const Manifest = z.record(z.string(), z.object({ crops: z.record(z.string(), Crop) }));

type CropName = '21x9' | '3x2' | '4x5';

/** Pictures that may replace a missing one, by its name or else its kind. Views of the sea fit anywhere. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
	hero: ['hero-dawn', 'hero-blue-hour', 'horizon', 'wake'],
	ship: ['hero-dawn', 'hero-blue-hour', 'horizon'],
	port: ['horizon', 'wake', 'deck-rail', 'hero-dawn'],
	cabin: ['cabin-balcony', 'cabin-suite', 'cabin-oceanview', 'deck-rail'],
	life: ['deck-rail', 'life-pool', 'life-dining', 'wake'],
	ad: ['hero-dawn', 'deck-rail', 'horizon'],
	film: ['hero-blue-hour', 'hero-dawn', 'horizon'],
	wake: ['horizon', 'deck-rail', 'hero-dawn'],
	horizon: ['wake', 'deck-rail', 'hero-dawn'],
	deck: ['wake', 'horizon', 'hero-dawn'],
};

/** The crops that may replace a missing crop of a picture, the most similar form first. */
const NEAREST: Readonly<Record<CropName, readonly CropName[]>> = {
	'21x9': ['21x9', '3x2'],
	'3x2': ['3x2', '21x9', '4x5'],
	'4x5': ['4x5', '3x2'],
};

export type Pictures = {
	/** Returns the address of a picture in a crop, or of the most similar picture that exists; empty when there is none. */
	picture: (name: string, crop?: CropName) => string;
	/** Returns the addresses of several pictures, each once, as the wire's comma list. */
	pictures: (names: readonly string[], crop?: CropName) => string;
	/** True when this very picture exists. */
	has: (name: string) => boolean;
};

/** Reads the manifest beside the pictures; without a manifest every address is empty. */
export function readPictures(mediaDir: string): Pictures {
	const path = join(mediaDir, 'manifest.json');
	const manifest = existsSync(path) ? Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
	const address = (name: string, crop: CropName): string => {
		for (const form of NEAREST[crop]) {
			const found = manifest[name]?.crops[form];
			if (found) return `/media/${found.id}/${webpWidthOf(found.width, found.height)}.webp`;
		}
		return '';
	};
	const picture = (name: string, crop: CropName = '3x2'): string => {
		for (const candidate of [name, ...(FALLBACKS[name] ?? FALLBACKS[name.split('-')[0] ?? ''] ?? [])]) {
			const found = address(candidate, crop);
			if (found) return found;
		}
		return '';
	};
	const pictures = (names: readonly string[], crop: CropName = '3x2') =>
		[...new Set(names.map((name) => picture(name, crop)))].filter(Boolean).join(',');
	return { picture, pictures, has: (name) => name in manifest };
}
