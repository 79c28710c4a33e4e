import type { z } from 'zod';
import * as contentEntities from './content-entities.ts';
import { UserInfo } from './credentials.ts';
import * as entities from './entities.ts';
import { Contact, Tourist } from './openapi/contacts.ts';
import { OrderRow } from './openapi/order-entities.ts';

/** Entities that no answer holds under their own name: parts and lists of others, and hot routes, which are sent encrypted. */
const NOT_ANSWERED = ['BriefVoyage', 'CancellationSteps', 'HotRouteGroup'];

const all: Record<string, z.ZodType> = { ...contentEntities, ...entities, Contact, OrderRow, Tourist, UserInfo };

/** Upstream's entities in answers, by their names. The documents for backend teams describe each once. */
export const THINGS = Object.fromEntries(Object.entries(all).filter(([name]) => !NOT_ANSWERED.includes(name)));
