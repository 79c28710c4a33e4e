import { z } from 'zod';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { HotRouteGroup } from '#shared/catalogue/entities.ts';
import { list } from '#shared/catalogue/wire-lists.ts';
import { type Shape, shapeIn, shapeOf } from '../../../scripts/contract/shape.ts';
import { wordsOf } from '../../../scripts/contract/wire-schema.ts';

/** The hot routes, which are sent as an encrypted text. */
export const SEALED: UpstreamCall = 'GET /openapi/voyage/v2/hotsVoyage';
const HOT_ROUTES = shapeIn(list(HotRouteGroup));

/** Returns the shape of a call's data; of the hot routes that of their decrypted text. */
export const replyShape = (name: UpstreamCall): Shape => (name === SEALED ? HOT_ROUTES : shapeOf(name));

const kinds = new Map<Shape, string>();

/**
 * Returns the kind of a value: the first word of its form in docs/upstream.md, `words` for those of a fixed set, and `other` for what no dialect writes
 * otherwise.
 */
export function kindOf(shape: Shape): string {
	if (shape.kind !== 'value') return shape.kind;
	const kind =
		kinds.get(shape) ?? /^\w+/.exec(shape.form?.name ?? '')?.[0] ?? (wordsOf(shape.schema).length > 0 ? 'words' : 'other');
	kinds.set(shape, kind);
	return kind;
}

/** Forms whose absence is unknown and never 0: a backend that leaves out zeros must write these. */
const NEVER_ZERO = /^number of (?:all )?cabins left$/;

/** True of a value that its schema does without. */
export const isOptional = (shape: Shape): boolean =>
	z.safeParse(shape.schema, undefined).success && !(shape.kind === 'value' && NEVER_ZERO.test(shape.form?.name ?? ''));
