/** A call of the backend that the site doesn't make yet: its users, and what is known of it. */
export type NotCalled = { name: string; who: 'anybody' | 'member'; known: string };

const member = (name: string, known: string): NotCalled => ({ name, who: 'member', known });
const anybody = (name: string, known: string): NotCalled => ({ name, who: 'anybody', known });

/** Calls by their group; `who` is assumed. */
export const NOT_CALLED: Readonly<Record<string, readonly NotCalled[]>> = {
	'users and login': [
		anybody('GET /user/mobile/check', 'Left out: it would tell which numbers are registered.'),
		anybody('GET /wechat/config/appid', 'Left out: it is for pages inside WeChat.'),
	],
	orders: [
		member(
			'POST /order/individual/lock',
			'Given: `voyageId` and `cabins` of `categoryId` and `persons` go in, `rooms` with `cabins` of `roomNum` and `id` come out. The third version is called instead.',
		),
	],
};
