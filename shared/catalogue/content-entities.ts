import { z } from 'zod';
import { FACILITY_CHARGES } from '../constants.ts';
import { bothLanguages, commaList, id, list, number, oneOf, optionalDay, text } from './wire.ts';

/** News, notice, question or guide. */
export const ManagementEntry = z.object({
	id,
	type: number,
	...bothLanguages('title', 'introduction', 'content'),
	image: text,
	/** The day that it is published under. */
	customPushDate: optionalDay,
	/** The group that it belongs to, if any. */
	groupId: id.nullish(),
});
export type ManagementEntry = z.output<typeof ManagementEntry>;

/** A group of news, notices, questions or guides. */
export const ManagementGroup = z.object({ id, ...bothLanguages('name') });
export type ManagementGroup = z.output<typeof ManagementGroup>;

/** A campaign: `code` is the end of its address, `link` leads to the voyages it is about. Without days it has no beginning or end. */
export const Activity = z.object({
	code: id,
	...bothLanguages('title', 'introduction', 'content'),
	image: text,
	mobileImage: text,
	beginDate: optionalDay,
	endDate: optionalDay,
	link: text,
});
export type Activity = z.output<typeof Activity>;

export const Facility = z.object({
	id,
	group: text,
	cruiseId: id.nullish(),
	...bothLanguages('title', 'desc'),
	/** One deck ("9"), or several ("4–6", "3,5"). */
	deck: text,
	/** When it is open, in words. */
	...bothLanguages('hours'),
	/** Whether the fare covers it. */
	charge: oneOf(FACILITY_CHARGES).nullish(),
	/** What it costs, in words. */
	...bothLanguages('fee'),
	images: commaList,
});
export type Facility = z.output<typeof Facility>;

/** A page about life on board: what it says first, and the groups of facilities that it is divided into. */
export const ContentPage = z.object({
	code: text,
	...bothLanguages('title', 'introduction'),
	images: commaList,
	groups: list(z.object({ id, code: text })),
});

/** What a page says of one of its groups; `code` is that of the facilities in it. */
export const ContentGroup = z.object({
	id,
	code: text,
	...bothLanguages('title', 'introduction'),
	images: commaList,
});

/** One part of what a page tells, such as an hour of the day on board; `time` is `HH:mm`. */
export const ContentDetail = z.object({
	id,
	time: text,
	...bothLanguages('title', 'desc'),
	images: commaList,
});
