import type { z } from 'zod';
import * as contentEntities from './content-entities.ts';
import { UserInfo } from './credentials.ts';
import * as entities from './entities.ts';
import { Contact, Tourist } from './openapi/contacts.ts';
import { OrderRow } from './openapi/order-entities.ts';

/** Parts and lists of other entities; and hot routes, which reach us encrypted and leave as views. */
const NOT_ANSWERED = ['BriefVoyage', 'CancellationSteps', 'HotRouteGroup'];

const all: Record<string, z.ZodType> = { ...contentEntities, ...entities, Contact, OrderRow, Tourist, UserInfo };

/** Things of upstream's that answers are made of, by their names: the documents for backend teams describe each once. */
export const THINGS = Object.fromEntries(Object.entries(all).filter(([name]) => !NOT_ANSWERED.includes(name)));
