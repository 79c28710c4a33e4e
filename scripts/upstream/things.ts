import type { z } from 'zod';
import { LoginReply, UserInfo } from '#shared/catalogue/credentials.ts';
import {
	Ad,
	Cabin,
	CancellationStep,
	CartEntry,
	CartRow,
	Category,
	Cruise,
	CruiseInfo,
	Facility,
	HotLine,
	HotRouteGroup,
	ManagementEntry,
	Policy,
	Popup,
	Port,
	PortGroup,
	PortInfo,
	SmsCountry,
	Subcategory,
	Voyage,
	VoyageDetail,
	VoyageWithPrices,
} from '#shared/catalogue/entities.ts';
import { Contact, Tourist } from '#shared/catalogue/openapi/contacts.ts';
import { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { PayReply } from '#shared/catalogue/openapi/payment.ts';

/** Things that replies are made of, described once, by their names. */
export const THINGS: Readonly<Record<string, z.ZodType>> = {
	...{ Ad, Cabin, CancellationStep, CartEntry, CartRow, Category, Contact, Cruise, CruiseInfo, Facility, HotLine, HotRouteGroup },
	...{ LoginReply, ManagementEntry, OrderDetail, OrderRow, PayReply, Policy, Popup, Port, PortGroup, PortInfo, SmsCountry },
	...{ Subcategory, Tourist, UserInfo, Voyage, VoyageDetail, VoyageWithPrices },
};

const NAMES = new Map<z.core.$ZodType, string>(Object.entries(THINGS).map(([name, schema]) => [schema, name]));

export const nameOfThing = (schema: z.core.$ZodType): string | undefined => NAMES.get(schema);
