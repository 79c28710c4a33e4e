import { z } from 'zod';
import { FACILITY_CHARGES } from '../constants.ts';
import { bothLanguages, facts, hour, id, oneOf, optionalDay, optionalId, richInBoth, state, text } from './wire.ts';
import { commaList, list } from './wire-lists.ts';

/** News, notice, question or guide. */
export const ManagementEntry = z.object({
	id,
	type: state,
	...bothLanguages('title', 'introduction'),
	...richInBoth('content'),
	image: text,
	/** The day of publication. */
	customPushDate: optionalDay,
	/** Its group, if any. */
	groupId: optionalId,
});
export type ManagementEntry = z.output<typeof ManagementEntry>;

/** A group of news, notices, questions or guides. */
export const ManagementGroup = z.object({ id, ...bothLanguages('name') });
export type ManagementGroup = z.output<typeof ManagementGroup>;

/** A campaign: `code` is the end of its address, `link` leads to its voyages. Both days belong to it; an empty one means no beginning or no end. */
export const Activity = z.object({
	code: id,
	...bothLanguages('title', 'introduction'),
	...richInBoth('content'),
	image: text,
	mobileImage: text,
	beginDate: optionalDay,
	endDate: optionalDay,
	link: text,
	/** What each cabin gets when a voyage that `link` finds is booked between the two days, in one line; empty for none. An assumption. */
	...bothLanguages('gift'),
});
export type Activity = z.output<typeof Activity>;

export const Facility = z.object({
	id,
	group: text,
	cruiseId: optionalId,
	...bothLanguages('title', 'desc'),
	/** One deck ("9"), or several ("4–6", "3,5"). */
	deck: text,
	/** Opening hours, in words. */
	...bothLanguages('hours'),
	/** Covered by the fare, in part, or not. */
	charge: oneOf(FACILITY_CHARGES).nullish(),
	/** The price, in words. */
	...bothLanguages('fee'),
	images: commaList,
});
export type Facility = z.output<typeof Facility>;

/** A page about life on board: its introduction, and its groups of facilities. */
export const ContentPage = facts({
	code: text,
	...bothLanguages('title', 'introduction'),
	images: commaList,
	groups: list(z.object({ id, code: text })),
});

/** The introduction to a group of a page; `code` is the `group` of the facilities in it. */
export const ContentGroup = z.object({
	id,
	code: text,
	...bothLanguages('title', 'introduction'),
	images: commaList,
});

/** One part of a page, such as an hour of the day on board; `time` is `HH:mm`. */
export const ContentDetail = z.object({
	id,
	time: hour,
	...bothLanguages('title', 'desc'),
	images: commaList,
});
