import { z } from 'zod';
import { POLICY_TYPES } from '../../constants.ts';
import { CARDS, call, nothing } from '../call.ts';
import { Cabin, Category, Cruise, CruiseInfo, Policy, PortGroup, PortInfo, SmsCountry, Subcategory } from '../entities.ts';
import { id, list } from '../wire.ts';

export const cruise = {
	'GET /openapi/cruise/all': call({
		who: 'anybody',
		summary: 'The ships',
		needs: `${CARDS}, a ship, life on board`,
		part: 'home: the search form; a voyage: other departures',
		cache: 'reference',
		input: nothing,
		output: list(Cruise),
	}),
	'GET /openapi/cruise/info/{id}': call({
		who: 'anybody',
		summary: 'One ship with its facts',
		part: 'a ship: her facts and story; brand story, events at sea: the ships in figures; choosing a cabin: the lifts',
		cache: 'reference',
		input: z.object({ id }),
		output: CruiseInfo,
	}),
	'GET /openapi/cruise/port/{id}': call({
		who: 'anybody',
		summary: 'One port',
		needs: 'a destination',
		cache: 'reference',
		input: z.object({ id }),
		output: PortInfo,
	}),
	'GET /openapi/cruise/subcategory/all': call({
		who: 'anybody',
		summary: 'Kinds of cabin',
		part: 'a voyage, a ship: cabins',
		cache: 'reference',
		input: nothing,
		output: list(Subcategory),
	}),
	'GET /openapi/cruise/cabin': call({
		who: 'anybody',
		summary: 'Cabins of a category',
		part: 'a ship: the cabin numbers of her deck plan; choosing a cabin: where each lies',
		cache: 'reference',
		input: z.object({ cruiseId: id, categoryId: id.optional() }),
		output: list(Cabin),
	}),
	'GET /openapi/cruise/port/group': call({
		who: 'anybody',
		summary: 'Destination areas with their ports',
		needs: `destinations, ${CARDS}`,
		part: 'home: the search form; a voyage: other departures',
		cache: 'reference',
		input: nothing,
		output: list(PortGroup),
	}),
	'GET /openapi/cruise/category/all': call({
		who: 'anybody',
		summary: 'Cabin categories of a ship, or of all',
		needs: 'cart, booking, an order',
		part: 'a voyage, a ship: cabins',
		cache: 'reference',
		input: z.object({ cruiseId: id.optional() }),
		output: list(Category),
	}),
	'GET /openapi/cruise/policy/{type}': call({
		who: 'anybody',
		summary: 'A policy text',
		needs: 'a policy',
		cache: 'content',
		input: z.object({ type: z.enum(POLICY_TYPES) }),
		output: Policy,
	}),
	'GET /openapi/countrySmsCode': call({
		who: 'anybody',
		summary: 'Countries with their dial prefix',
		part: 'login, passengers, my account: the list of countries',
		cache: 'reference',
		input: nothing,
		output: list(SmsCountry),
	}),
};
