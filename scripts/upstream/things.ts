import type { z } from 'zod';
import { LoginReply } from '#shared/catalogue/credentials.ts';
import { HotRouteGroup } from '#shared/catalogue/entities.ts';
import { CheckInOrder, OrderPerson, Ticket } from '#shared/catalogue/openapi/check-in.ts';
import { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { PayReply } from '#shared/catalogue/openapi/payment.ts';
import { THINGS as ANSWERED } from '#shared/catalogue/things.ts';

/** The things in upstream's replies that have names, each described once; also those that the site doesn't pass on. */
export const THINGS: Readonly<Record<string, z.ZodType>> = {
	...ANSWERED,
	CheckInOrder,
	HotRouteGroup,
	LoginReply,
	OrderDetail,
	OrderPerson,
	PayReply,
	Ticket,
};

const NAMES = new Map<z.core.$ZodType, string>(Object.entries(THINGS).map(([name, schema]) => [schema, name]));

export const nameOfThing = (schema: z.core.$ZodType): string | undefined => NAMES.get(schema);
