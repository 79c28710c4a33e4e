import { CHAT } from '#sandbox/chat/http.ts';
import { LETTERS } from '#sandbox/seed/letters.ts';
import { STAND_IN_PAGE } from '#shared/constants.ts';

/** Fills the optional settings with pages of the sandbox, so that the demonstration shows every part of the site. Settings that are given stay. */
export function demonstrationSettings(
	sandboxUrl: string,
	given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
	const outside = (what: string): string => `${sandboxUrl}${STAND_IN_PAGE}?${new URLSearchParams({ what })}`;
	const settings = {
		CHAT_URL: `${sandboxUrl}${CHAT}`,
		QR_OFFICIAL_ACCOUNT: outside('official'),
		QR_VIDEO_ACCOUNT: outside('video'),
		QR_CONSULT: outside('consult'),
		SOCIAL_MICROBLOG_URL: outside('microblog'),
		SOCIAL_SHORT_VIDEO_URL: outside('short-video'),
		SOCIAL_NOTES_URL: outside('notes'),
		COMPANY_NAME_CN: '上海澜海邮轮有限公司（演示）',
		COMPANY_NAME_EN: 'Shanghai Lanhai Cruises Co., Ltd. (demonstration)',
		COMPANY_ADDRESS_CN: '上海市宝山区吴淞口滨江大道 1 号（演示地址）',
		COMPANY_ADDRESS_EN: '1 Wusongkou Binjiang Avenue, Baoshan, Shanghai (demonstration)',
		ICP_NUMBER: '沪ICP备00000000号',
		RECORD_NUMBER: '沪公网安备00000000000000号',
		LICENCE_NUMBER: '演示-000000',
		INSURER_NAME_CN: '某财产保险公司（演示）',
		INSURER_NAME_EN: 'An insurance company (demonstration)',
		MAP_NUMBER: '演示-000000',
		GUEST_WORDS_GROUP: `${LETTERS}`,
	};
	return Object.fromEntries(Object.entries(settings).filter(([name]) => !given[name]));
}
