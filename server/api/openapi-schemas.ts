import { z } from 'zod';
import { ContactView, PassengerForm, PassengerView } from '#shared/catalogue/bff/contacts.ts';
import {
	EmptyRoom,
	InvoiceView,
	OrderCabin,
	OrderCard,
	OrderPassenger,
	Payment,
	PriceLine,
	RefundView,
	Step,
} from '#shared/catalogue/bff/order-views.ts';
import { CalendarDay, FacetOption, Facets, Relaxation } from '#shared/catalogue/bff/search.ts';
import { MemberView } from '#shared/catalogue/bff/session.ts';
import {
	AdView,
	HotLineView,
	HotRoutesTab,
	NoticeView,
	Option,
	OptionGroup,
	PopupView,
	Price,
	SearchOptions,
	VoyageCard,
} from '#shared/catalogue/bff/views.ts';
import { CancellationRow, CategoryView, ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { THINGS } from '#shared/catalogue/things.ts';
import { done } from '#shared/catalogue/wire.ts';

/** Schemas of answers that have a name in the document, and so a type of their own in clients made from it. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
	...THINGS,
	...{ AdView, CalendarDay, CancellationRow, CategoryView, ContactView, EmptyRoom, FacetOption, Facets, HotLineView },
	...{ HotRoutesTab, InvoiceView, ItineraryView, MemberView, NoticeView, Option, OptionGroup, OrderCabin, OrderCard },
	...{ OrderPassenger, PassengerForm, PassengerView, Payment, PopupView, Price, PriceLine, RefundView, Relaxation },
	...{ SearchOptions, Step, VoyageCard },
	Done: done,
};

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Keys that zod adds and that don't help a reader: its own names, the bounds of whole numbers, and that no field may be added. */
function withoutNoise({ jsonSchema }: { jsonSchema: JsonSchema }): void {
	if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
	if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
	if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function plain({ $schema, $id, ...schema }: JsonSchema): JsonSchema {
	return schema;
}

/** Returns the schema of a call's input. */
export const inputSchema = ({ input }: Call): JsonSchema => plain(z.toJSONSchema(input, { io: 'input', override: withoutNoise }));

/** Returns the schema of a call's answer, without a login's credentials: these stay on the server. */
function answerOf({ output, login }: Call): z.ZodType {
	const read = login && output instanceof z.ZodPipe ? output.def.out : undefined;
	return read instanceof z.ZodObject ? read.omit({ token: true, expireAt: true }) : output;
}

const INLINE = 'answer ';

/** Returns the schemas of answers by the calls' names, and the named schemas that they refer to. */
export function answerSchemas(calls: Iterable<readonly [string, Call]>) {
	const registry = z.registry<{ id: string }>();
	for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
	const ids = new Map<string, string>();
	for (const [name, call] of calls) {
		const answer = answerOf(call);
		if (!registry.has(answer)) registry.add(answer, { id: INLINE + name });
		ids.set(name, registry.get(answer)?.id ?? '');
	}
	const { schemas } = z.toJSONSchema(registry, {
		io: 'output',
		uri: (id) => `#/components/schemas/${id}`,
		override: withoutNoise,
	});
	const answers = new Map(
		[...ids].map(([name, id]): [string, JsonSchema] => [
			name,
			id.startsWith(INLINE) ? plain(schemas[id] ?? {}) : { $ref: `#/components/schemas/${id}` },
		]),
	);
	const named = Object.entries(schemas).filter(([id]) => id in NAMED);
	return { answers, named: Object.fromEntries(named.map(([id, schema]) => [id, plain(schema)])) };
}
