import { AppError } from '#server/errors.ts';
import type { Handler } from '../handler.ts';

const missing = async (): Promise<never> => {
	throw new AppError('upstream-unavailable', 'upstream has no such call yet');
};

export const startWechat: Handler<'POST /login/wechat'> = missing;
export const enterWechat: Handler<'POST /login/wechat/enter'> = missing;
export const bindWechat: Handler<'POST /login/wechat/bind'> = missing;
