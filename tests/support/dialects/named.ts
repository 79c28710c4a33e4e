import { type Dialect, dialectWith } from './dialect.ts';

/** Backends as they are really written: the habits of a language and its usual libraries. */
export const NAMED: Readonly<Record<string, Dialect>> = {
	/** Spring Boot, Jackson and fastjson, MyBatis with PageHelper. */
	java: dialectWith({
		ids: '19 digits as a text',
		times: 'milliseconds since 1970',
		numbers: 'BigDecimal’s texts',
		pages: 'PageHelper’s',
		creations: '{ orderId }',
		prices: 'a list',
		words: 'as the meaning beside a number',
		states: 'in an object with its meaning',
		hours: '16:30:00.0',
		genders: 'M and F',
		references: 'fastjson’s $ref',
		errors: 'their own, in the setting',
	}),
	/** Laravel with PDO, which makes a text of every number, behind htmlspecialchars. */
	php: dialectWith({
		ids: 'texts',
		times: '2026-12-05, 2026-12-05 08:30:00',
		numbers: 'texts',
		emptiness: 'PHP’s [] and false',
		lists: 'PHP’s, with a row filtered out',
		pages: 'Laravel’s',
		envelopes: 'err as a text, more keys',
		creations: 'the id alone',
		states: 'texts',
		hours: '16:30:00',
		flags: '"0" and "1"',
		texts: 'with entities',
		charsets: 'UTF-8, undeclared',
	}),
	/** encoding/json with omitempty, time.Time and ids of 64 bits. */
	go: dialectWith({
		ids: '19 digits, bare',
		times: 'RFC 3339 with nanoseconds, +09:00 in the summers of 1986 to 1991',
		emptiness: 'Go’s omitempty, zero times and nil slices',
		pages: 'a name of its own',
		envelopes: 'without null',
		words: 'ON_SALE',
		hours: '16:30:00',
		logins: 'without expireAt',
	}),
	/** ASP.NET Core with ABP: GUIDs, names of enums, DateTime without a zone. */
	dotnet: dialectWith({
		ids: 'UUIDs, capitals in some answers',
		times: '2026-12-05T00:00:00',
		emptiness: '.NET’s zero times and ids',
		lists: 'in pages',
		pages: 'items, totalCount',
		envelopes: 'in another envelope',
		locks: 'rooms alone',
		words: 'onSale',
		hours: '1970-01-01T16:30:00',
		names: 'OrderNo',
		genders: 'male and female',
		charsets: 'a byte order mark',
	}),
	/** Express and Sequelize: absent keys, sums with binary fractions, dates in UTC. */
	node: dialectWith({
		times: 'ISO in UTC',
		numbers: 'with the noise of floating-point numbers',
		emptiness: 'absent',
		lists: 'keyed by id',
		pages: 'rows, count',
		logins: 'the member in user',
		words: 'onSale',
		flags: '0 and 1',
	}),
};
