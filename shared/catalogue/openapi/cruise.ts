import { z } from 'zod';
import { POLICY_TYPES } from '../../constants.ts';
import { CARDS, publicCall } from '../call.ts';
import { Cabin, Category, Cruise, CruiseInfo, Policy, PortGroup, PortInfo, SmsCountry, Subcategory } from '../entities.ts';
import { id } from '../wire.ts';
import { list } from '../wire-lists.ts';

export const cruise = {
	'GET /openapi/cruise/all': publicCall('The ships', {
		needs: 'a ship, life on board; a search by ship',
		part: `${CARDS}, home: the names of ships`,
		cache: 'reference',
		output: list(Cruise),
	}),
	'GET /openapi/cruise/info/{id}': publicCall('One ship with its facts', {
		part: 'a ship: her facts and story; brand story, events at sea: the ships in figures; choosing a cabin: the lifts',
		cache: 'reference',
		input: z.object({ id }),
		output: CruiseInfo,
	}),
	'GET /openapi/cruise/port/{id}': publicCall('One port', {
		needs: 'a destination',
		part: 'booking, an order, check-in: the documents that a sailing takes',
		cache: 'reference',
		input: z.object({ id }),
		output: PortInfo,
	}),
	'GET /openapi/cruise/subcategory/all': publicCall('Kinds of cabin', {
		part: 'a voyage, a ship: the names of the kinds of cabin',
		cache: 'reference',
		output: list(Subcategory),
	}),
	'GET /openapi/cruise/cabin': publicCall('Cabins of a category', {
		part: 'a ship: the cabin numbers of her deck plan; choosing a cabin: where each lies',
		cache: 'reference',
		input: z.object({ cruiseId: id, categoryId: id.optional() }),
		output: list(Cabin),
	}),
	'GET /openapi/cruise/port/group': publicCall('Destination areas with their ports', {
		needs: 'destinations; a search by destination',
		part: `${CARDS}, home: the names of ports and areas`,
		cache: 'reference',
		output: list(PortGroup),
	}),
	'GET /openapi/cruise/category/all': publicCall('Cabin categories of a ship, or of all', {
		part: 'a voyage, a ship: cabins; cart, booking, orders: the names, pictures and sizes of cabins',
		cache: 'reference',
		input: z.object({ cruiseId: id.optional() }),
		output: list(Category),
	}),
	'GET /openapi/cruise/policy/{type}': publicCall('A policy text; null when it isn’t published', {
		needs: 'a policy',
		cache: 'content',
		input: z.object({ type: z.enum(POLICY_TYPES) }),
		output: Policy.nullable(),
	}),
	'GET /openapi/countrySmsCode': publicCall('Countries with their dial prefix', {
		part: 'login, passengers, my account: the list of countries',
		cache: 'reference',
		output: list(SmsCountry),
	}),
};
