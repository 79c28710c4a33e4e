import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { UPSTREAM_ERRORS } from '#shared/upstream-errors.ts';

const VOYAGE =
	'id code days departureDate line line.name line.enName cruise cruise.id cruise.name cruise.enName price price.price price.disCountPrice images mobImages cover title enTitle theme enTheme';
const LINES = 'description_1 enDescription_1 description_2 enDescription_2';
const CART = 'voyageId categoryId adult child count';

/** The fields that the backend's own description names, by thing or call; all other names are our assumptions. */
export const GIVEN_FIELDS: Readonly<Record<string, string>> = {
	Cruise: 'id code cnName enName name images',
	CruiseInfo: 'id code cnName enName name images',
	Port: 'id code cnName enName',
	PortInfo: 'id code cnName enName',
	PortGroup: 'id name enName ports',
	Voyage: VOYAGE,
	VoyageWithPrices: `${VOYAGE} prices{}.personAvg prices{}.totalPrice`,
	HotLine: LINES,
	HotRouteGroup: `name enName ${LINES} voyages voyages[].id voyages[].code voyages[].cover`,
	Ad: 'image link title enTitle desc enDesc showCountDown endTime nowTime mobileImage',
	Popup: 'id type content url image mobileImage mobileUrl displayWithNotice',
	CartRow: CART,
	CartEntry: `${CART} voyage voyage.id voyage.departureDate voyage.days voyage.line voyage.line.name voyage.cruise voyage.cruise.id voyage.cruise.name voyage.prices voyage.prices{}.personAvg voyage.prices{}.totalPrice inventory inventory.categories inventory.categories[].id inventory.categories[].inventory`,
	Category: 'id cruiseId cnName code area deck hasBalcony images',
	UserInfo: 'id nickname mobile mobilePre region isNew',
	Tourist: 'lastName firstName birthday gender idcard mobile mobilePre emergencyPhone emergencyPhonePre',
	Contact: 'id name mobile email',
	ManagementEntry: 'id introduction customPushDate',
	PayReply:
		'biz_response biz_response.result_code biz_response.error_code biz_response.error_message biz_response.data biz_response.data.cashier_url',
	'POST /user/ccb/login': 'token expireAt',
	'POST /order/v3/individual/lock': 'rooms rooms[].cabins rooms[].cabins[].id rooms[].cabins[].roomNum',
};

/** Facts of the backend's description about a call besides method and path, and our assumptions where it has none. */
export const GIVEN_CALLS: { readonly [N in UpstreamCall]?: string } = {
	'GET /openapi/advert/window/{id}': 'Given: seven slots. Not given: the id of each slot, which is the setting `AD_SLOTS`.',
	'GET /openapi/popup/all': 'Given: home asks with `showPage=home`; type 1 is a notice in HTML, 2 a sale image with a link.',
	'GET /openapi/cruise/info/{id}':
		'Assumed: `lifts` are places along the ship, from 0 at the bow to 1 at the stern. Without them no lift is drawn.',
	'GET /openapi/cruise/cabin':
		'Assumed: all fields. `roomNum` identifies a cabin of its ship; with it the free cabins of a voyage are found on the deck. `position` is where the cabin’s middle lies along the ship, from 0 at the bow to 1 at the stern; `side` is `PORT` or `STARBOARD`; `inside` says that it lies between the corridors; `connectsTo` is the number of the cabin behind its connecting door; `accessible` says that it is built for wheelchairs. A cabin without position or side is drawn in the order of its number, apart from the ship, since its place isn’t guessed.',
	'GET /openapi/cruise/policy/{type}':
		'Given: the type in capitals, one of nine. Assumed: the text of `COST_DESC` may tell the service charge on board, read as in a voyage’s `excluded`, where that tells none.',
	'POST /openapi/guest/pc/bocomLogin':
		'Given: `code` goes in, the user comes out. Assumed: `token` and `expireAt` beside it, as for other logins.',
	'POST /openapi/user/ccb/login':
		'Given: `token` and `expireAt` come out. Assumed: the app’s data goes in as it is, and the user comes out beside.',
	'POST /openapi/guest/pc/mobile/login':
		'Assumed: number, prefix and code go in; the user comes out, with `token` and `expireAt`. The user may also stand in `user`, `userInfo` or `member`, the token as `accessToken` or `user_token`; without `expireAt` the login lasts as the setting `LOGIN_LASTS_HOURS` says. This holds for all logins.',
	'POST /openapi/message/sms/code': 'Assumed: refused with `captchaAsked` when a captcha must be solved first.',
	'GET /openapi/message/captcha':
		'Given: `mobile` and `date` go in; it is a picture. `date` only makes the address different each time.',
	'GET /openapi/user/CRM/getQuanUrlV2': 'Given: `invitorId` goes in.',
	'POST /openapi/coupon/getCrmCouponList':
		'Assumed: all of the member’s own coupons come out, whatever the cabins that go in; `applicable` alone depends on these. The member’s pages about coupons ask with one adult in a cabin of the next voyage on sale, and show neither voyage nor `applicable`.',
	'POST /openapi/order/v3/individual/lock':
		'Given: what goes in, and that a room comes out for each cabin asked for, in that order; an empty list of cabins means that there is none of the kind. Read as: then nothing is held. The rooms may also come as a list alone, the only one in place of a list, and a cabin in place of its room. Another number of rooms than cabins asked for can’t be read. Cabins stay locked for five minutes, and no call releases them.',
	'POST /openapi/order/v3/individual':
		'Assumed: what goes in; only ids of the member’s own passengers, contact and coupon, and the price that was shown. The id may also come as `orderId`, as `order.id` or alone. Where none comes, the order is looked for among the member’s by its cabins.',
	'GET /openapi/voyage/v2/hotsVoyage':
		'Given: a text in hex, encrypted, of a JSON list of HotRouteGroup. Cipher, key and iv are the settings `HOT_ROUTES_CIPHER`, `_KEY`, `_IV`. Failures are only logged.',
	'POST /openapi/order/union/pay':
		'Given: `scene` 4 after booking, 2 with `return_url` from the orders; result_code 200 leads to `cashier_url`, else the message is `error_code: error_message`. Hosts of cashiers are the setting `CASHIER_HOSTS`.',
	'POST /openapi/order/alipay/pay': 'Assumed: answered as the UnionPay call.',
	'POST /openapi/order/wechat/pay': 'Assumed: answered as the UnionPay call, with `code_url` to scan.',
	'POST /openapi/order/wxmini/pay': 'Assumed: answered as the UnionPay call.',
	'POST /openapi/user/shopcart': 'Given: what goes in; `count` is a signed difference; failures are silent.',
	'POST /openapi/user/voyage/{id}/favorite': 'Given: an empty body.',
	'POST /openapi/user/voyage/{id}/unfavorite': 'Given: an empty body.',
	'GET /openapi/management':
		'Given: notices are asked for with page 0, pageSize 10, the first and the 28th of the month; rows come out. Types: news 1, notice 2, question 3, guide 4.',
	'GET /openapi/amenityPaxRela/query/bulk': 'Given: `paxIds` with commas between them.',
	'POST /openapi/voyage/all': 'Assumed: without input it is the whole timetable, which searches are answered from.',
	'GET /openapi/voyage/v2/{id}': 'Assumed: `prices` and `categories` stand in it.',
	'GET /openapi/voyage/v2detail/{id}':
		'Assumed: all fields. A text of `excluded` may tell the service charge on board: “服务费：每人每晚 120 元，套房 160 元，四周岁以下免收”, in yuan per person and night. Where a number or an exception in it can’t be read, no charge is shown.',
	'GET /openapi/order/cancellation/policy': 'Assumed: it takes `voyageId`, and anybody may ask.',
	'GET /openapi/order/individual':
		'Assumed: pages count from 0, the newest order comes first. States: 0 waiting for confirmation, 1 reserved, 2 waiting for payment, 3 not yet travelled, 4 completed, -1 cancelled, -2 refunding, -3 refunded, -4 cancellation under review.',
	'GET /openapi/order/checkin':
		'Assumed: a member’s own order by `orderId`; any by `orderNo`, its 8 digits, and the `name` of one of its passengers, in Chinese or pinyin. Its `voyage` has the order’s own day of departure.',
	'GET /openapi/order/persons': 'Assumed: asked for as the order that is checked in.',
	'POST /openapi/order/person/{id}/checkin':
		'Given: a Chinese name that isn’t the order’s is refused. Assumed: what goes in. The same passenger may be checked in again with other facts.',
	'POST /openapi/order/person/{id}/ticket/create':
		'Given: a pass is made within 48 hours before departure, for a passenger who is checked in. Assumed: it takes some seconds, during which `getTicketUrl` answers `MAKING`.',
	'POST /openapi/order/getTicketUrl':
		'Assumed: a member asks for all passes of an order as for its check-in; anybody for one, by `orderNo` and `documentNumber`.',
	'GET /openapi/order/getTicketDownloadUrl':
		'Assumed: an address that is good for some minutes and answers `application/pdf`. Its hosts are the setting `TICKET_HOSTS`.',
};

/** Meanings of the numbers of failures, and what the site does then. */
export const MEANINGS: Readonly<Record<keyof typeof UPSTREAM_ERRORS, string>> = {
	notFound: 'There is no such thing: the page is a 404 with ways on.',
	voyageClosed: 'The voyage can no longer be booked: said in the backend’s words.',
	cabinLimit: 'More cabins than one booking may have: said in the backend’s words.',
	holdOver: 'The cabins are no longer held: they can be held anew.',
	cabinTaken: 'The cabin is no longer free: another can be chosen.',
	priceChanged: 'The price has changed: the new one is shown, and the member accepts it or not.',
	couponNotApplicable: 'The coupon doesn’t apply: the price without it is shown.',
	pastCancellation: 'It is too late to cancel: the page says so.',
	notInThisState: 'The order is in another state by now: the page says so.',
	passengersWrong: 'Something about the passengers is wrong: said in the backend’s words.',
	ocrUnreadable: 'The picture can’t be read: said in the backend’s words.',
	orderUnknown: 'No order has that number and name: said in the backend’s words.',
	nameMismatch: 'The Chinese name isn’t that of the order: said in the backend’s words, and customer service opens.',
	checkInEarly: 'Check-in isn’t open yet: said in the backend’s words.',
	checkInClosed: 'Check-in is over: said in the backend’s words.',
	documentRefused: 'The document isn’t accepted: said in the backend’s words, at the document.',
	passFailed: 'The boarding pass couldn’t be made: said in the backend’s words, with the phone.',
	passEarly: 'The boarding pass can’t be made yet: said in the backend’s words.',
	codeWrong: 'The code is wrong: said at its field.',
	codeExpired: 'The code is no longer valid: said at its field.',
	captchaAsked: 'A captcha must be solved first: it is shown.',
	captchaWrong: 'The captcha is wrong: a new one is shown.',
	tooManyTries: 'The code was tried too often: a new one must be sent.',
	tooManyCodes: 'Too many codes were sent: said at the number.',
	linkUsed: 'The link was used already: said in our own words.',
	qrExpired: 'The QR code has expired: said in the backend’s words.',
	oldCodeWrong: 'The code that went to the old number is wrong: said at its field.',
	numberTaken: 'The new number belongs to another member: said at its field.',
};
