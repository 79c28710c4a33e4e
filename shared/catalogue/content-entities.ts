import { z } from 'zod';
import { FACILITY_CHARGES } from '../constants.ts';
import { commaList, id, list, number, oneOf, optionalDay, text } from './wire.ts';

/** News, notice, question or guide. */
export const ManagementEntry = z.object({
	id,
	type: number,
	title: text,
	enTitle: text,
	introduction: text,
	enIntroduction: text,
	content: text,
	enContent: text,
	image: text,
	/** The day that it is published under. */
	customPushDate: optionalDay,
	/** The group that it belongs to, if any. */
	groupId: id.nullish(),
});
export type ManagementEntry = z.output<typeof ManagementEntry>;

/** A group of news, notices, questions or guides. */
export const ManagementGroup = z.object({ id, name: text, enName: text });
export type ManagementGroup = z.output<typeof ManagementGroup>;

/** A campaign: `code` is the end of its address, `link` leads to the voyages it is about. Without days it has no beginning or end. */
export const Activity = z.object({
	code: id,
	title: text,
	enTitle: text,
	introduction: text,
	enIntroduction: text,
	content: text,
	enContent: text,
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
	title: text,
	enTitle: text,
	desc: text,
	enDesc: text,
	/** One deck ("9"), or several ("4–6", "3,5"). */
	deck: text,
	/** When it is open, in words. */
	hours: text,
	enHours: text,
	/** Whether the fare covers it. */
	charge: oneOf(FACILITY_CHARGES).nullish(),
	/** What it costs, in words. */
	fee: text,
	enFee: text,
	images: commaList,
});
export type Facility = z.output<typeof Facility>;

/** A page about life on board: what it says first, and the groups of facilities that it is divided into. */
export const ContentPage = z.object({
	code: text,
	title: text,
	enTitle: text,
	introduction: text,
	enIntroduction: text,
	images: commaList,
	groups: list(z.object({ id, code: text })),
});

/** What a page says of one of its groups; `code` is that of the facilities in it. */
export const ContentGroup = z.object({
	id,
	code: text,
	title: text,
	enTitle: text,
	introduction: text,
	enIntroduction: text,
	images: commaList,
});

/** One part of what a page tells, such as an hour of the day on board; `time` is `HH:mm`. */
export const ContentDetail = z.object({
	id,
	time: text,
	title: text,
	enTitle: text,
	desc: text,
	enDesc: text,
	images: commaList,
});
