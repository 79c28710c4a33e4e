import { z } from 'zod';
import { memberCall, publicCall } from '../call.ts';
import { bothLanguages, done, filledText, id } from '../wire.ts';
import { list } from '../wire-lists.ts';

/** An address, alone or in an object: upstream may answer in either form. */
const address = z
	.union([filledText, z.object({ url: filledText }), z.object({ url_link: filledText })])
	.transform((value) => (typeof value === 'string' ? value : 'url' in value ? value.url : value.url_link));

/** A page of the mini-program. */
const page = z.object({ path: z.string().min(1).max(200), query: z.string().max(500).optional() });
const order = z.object({ orderId: id });

/** Links to the member centre, to coupons and into the mini-program; and messages to a partner about its users' orders. */
export const memberLinks = {
	'GET /openapi/user/CRM/getH5Url': memberCall('Address of the member centre, for this member', {
		needs: 'the way to the member centre',
		internal: true,
		output: address,
	}),
	'GET /openapi/user/CRM/getQuanUrl': memberCall("Address of the member's coupons", {
		needs: 'the way to coupons',
		internal: true,
		output: address,
	}),
	'GET /openapi/user/CRM/getQuanUrlV2': memberCall("Address of the member's coupons, for a member who was invited by another", {
		needs: 'the way to coupons after an invitation',
		internal: true,
		input: z.object({ invitorId: id }),
		output: address,
	}),
	'POST /openapi/user/generate_urllink': publicCall('An address that opens a page of the mini-program in WeChat', {
		part: 'the mini-program: its address on phones',
		internal: true,
		cache: 'content',
		input: page,
		output: address,
	}),
	'POST /openapi/user/generate_urllink2': memberCall(
		'An address that opens a page of the mini-program in WeChat, for this member',
		{
			part: 'amenities, the mini-program: its address for a member',
			internal: true,
			input: page,
			output: address,
		},
	),
	'POST /openapi/user/qrcode/create': publicCall(
		'A picture to scan with WeChat that opens a page of the mini-program, in base64',
		{
			part: 'the mini-program: the code to scan',
			internal: true,
			cache: 'content',
			input: page,
			output: z.union([z.string(), z.object({ image: z.string() }).transform(({ image }) => image)]),
		},
	),
	'GET /openapi/amenityPaxRela/query/bulk': memberCall("Amenities prepared for passengers of orders, by the passengers' ids", {
		needs: 'amenities',
		input: z.object({ paxIds: z.string().regex(/^[\w,-]{1,1000}$/) }),
		output: list(z.object({ paxId: id, ...bothLanguages('name', 'desc') })),
	}),
	'POST /openapi/user/ccb/push/order': memberCall('Reports to a partner an order that its user has made', {
		part: "the orders in a partner's app",
		internal: true,
		silent: true,
		input: order,
		output: done,
	}),
	'POST /openapi/user/ccb/update/order': memberCall('Reports to a partner that an order of its user has changed', {
		part: "the orders in a partner's app",
		internal: true,
		silent: true,
		input: order,
		output: done,
	}),
};
