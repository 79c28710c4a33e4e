import { pick, type ViewScope } from '#server/composition/localise.ts';
import type { CabinKind } from '#shared/catalogue/bff/ships.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { decksIn, decksText } from '#shared/rules/decks.ts';

type Subcategory = CallOutput<'GET /openapi/cruise/subcategory/all'>[number];

/** Returns the smallest and the largest area as one text. */
function areaOf(categories: readonly Category[]): string {
	const metres = categories.flatMap(({ area }) => (area.match(/\d+/g) ?? []).map(Number));
	if (metres.length === 0) return '';
	const [least, most] = [Math.min(...metres), Math.max(...metres)];
	return least === most ? `${least}` : `${least}–${most}`;
}

/** Groups a ship's categories by kind, in upstream's order of kinds; those of an unknown kind come last, without a name. */
export function cabinKinds(
	categories: readonly Category[],
	kinds: readonly Subcategory[],
	{ lang, content }: ViewScope,
): CabinKind[] {
	const known = new Set(kinds.map(({ id }) => id));
	const groups = [
		...kinds.map((kind) => ({
			id: kind.id,
			name: pick(lang, kind.cnName, kind.enName),
			own: categories.filter(({ subcategoryId }) => subcategoryId === kind.id),
		})),
		{ id: '', name: '', own: categories.filter(({ subcategoryId }) => !subcategoryId || !known.has(subcategoryId)) },
	];
	return groups
		.filter(({ own }) => own.length > 0)
		.map(({ id, name, own }) => ({
			id,
			name,
			area: areaOf(own),
			decks: decksText(decksIn(own.map(({ deck }) => deck).join(','))),
			picture: own.flatMap(({ images }) => images.map((src) => content.picture(src, 'category.images'))).find(Boolean) ?? '',
			categories: own.map((category) => ({
				id: category.id,
				code: category.code,
				name: pick(lang, category.cnName, category.enName),
				area: category.area,
				deck: category.deck,
				bed: pick(lang, category.bed, category.enBed),
				passengers: category.persons,
			})),
		}));
}
