import type { user as calls } from '#shared/catalogue/openapi/user.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { NOT_LOGGED_IN, SandboxError } from '../errors.ts';
import { captchaPicture } from '../login/captcha-picture.ts';
import { checkCode, drawCaptcha, sendCode, solveCaptcha, useCode } from '../login/codes.ts';
import { createScan, SCAN_SECONDS, takeBinding, useEntry, useScan } from '../login/entries.ts';
import { loginReply, memberById, memberOf } from '../login/members.ts';
import type { HandlersOf } from './handler.ts';

const CHINA = '86';

/** Checks a code like any other, but says which of the two codes of a change of number was wrong. */
const checkOldCode: typeof checkCode = (context, sent) => {
	try {
		return checkCode(context, sent);
	} catch (error) {
		if (!(error instanceof SandboxError)) throw error;
		throw new SandboxError(LOGIN_ERRORS.oldCodeWrong, '原手机号的验证码不正确或已过期');
	}
};

export const user: HandlersOf<keyof typeof calls> = {
	'GET /openapi/guest/info': (_, context) => {
		const member = memberById(context, context.memberId);
		if (!member) throw new SandboxError(NOT_LOGGED_IN, '登录已失效，请重新登录');
		const { id, nickname, mobile, mobilePre, region } = member;
		return { id, nickname, mobile, mobilePre, region };
	},

	'POST /openapi/message/sms/code': (number, context) => {
		sendCode(context, number, false);
		return {};
	},

	'POST /openapi/message/sms/captcha/code': ({ captcha, ...number }, context) => {
		solveCaptcha(context, number.mobile, captcha);
		sendCode(context, number, true);
		return {};
	},

	'GET /openapi/message/captcha': ({ mobile = '' }, context) => captchaPicture(drawCaptcha(context, mobile)),

	'POST /openapi/guest/pc/mobile/login': ({ code, mobile, mobilePre }, context) => {
		useCode(context, { code, mobile, mobilePre });
		return loginReply(context, memberOf(context, { mobile, mobilePre }));
	},

	'POST /openapi/guest/pc/bocomLogin': ({ code }, context) =>
		loginReply(context, memberOf(context, { mobilePre: CHINA, mobile: useEntry(context, code) })),

	'POST /openapi/user/ccb/login': ({ ticket = '' }, context) =>
		loginReply(context, memberOf(context, { mobilePre: CHINA, mobile: useEntry(context, ticket) })),

	'POST /openapi/guest/pc/wechat/create': (_, context) => {
		const ticket = createScan(context);
		return { ticket, url: `https://open.weixin.qq.example/connect/confirm?ticket=${ticket}`, expireIn: SCAN_SECONDS };
	},

	'POST /openapi/guest/pc/wechat/qrcode/login': ({ ticket }, context) => {
		const { status, member, bindToken } = useScan(context, ticket);
		return { ...(member ? loginReply(context, member) : {}), status, bindToken };
	},

	'POST /openapi/user/wechat/bind': ({ bindToken, code, mobile, mobilePre }, context) => {
		useCode(context, { code, mobile, mobilePre });
		const openId = takeBinding(context, bindToken);
		const member = memberOf(context, { mobile, mobilePre });
		if (member.openId && member.openId !== openId) throw new SandboxError(LOGIN_ERRORS.linkUsed, '该手机号已绑定其他微信');
		context.db.run('UPDATE member SET openId = :openId WHERE id = :id', { openId, id: member.id });
		return loginReply(context, member);
	},

	'POST /openapi/userPromotion/mobile/change': ({ oldCode, code, mobile, mobilePre }, context) => {
		const member = memberById(context, context.memberId);
		if (!member) throw new SandboxError(NOT_LOGGED_IN, '登录已失效，请重新登录');
		const other = context.db.get('SELECT id FROM member WHERE mobile = :mobile AND mobilePre = :mobilePre', {
			mobile,
			mobilePre,
		});
		if (other) throw new SandboxError(LOGIN_ERRORS.numberTaken, '该手机号已注册，请换一个号码');
		const useNew = checkCode(context, { code, mobile, mobilePre });
		checkOldCode(context, { code: oldCode, mobile: member.mobile, mobilePre: member.mobilePre })();
		useNew();
		context.db.run('UPDATE member SET mobile = :mobile, mobilePre = :mobilePre WHERE id = :id', {
			mobile,
			mobilePre,
			id: member.id,
		});
		const { id, nickname, region } = member;
		return { id, nickname, mobile, mobilePre, region };
	},
};
