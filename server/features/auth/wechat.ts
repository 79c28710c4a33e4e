import { AppError } from '#server/errors.ts';
import type { Handler } from '../handler.ts';

export const startWechat: Handler<'POST /login/wechat'> = async () => {
	throw new AppError('upstream-unavailable', 'upstream has no such call yet');
};

export const finishWechat: Handler<'POST /login/wechat/finish'> = async () => {
	throw new AppError('upstream-unavailable', 'upstream has no such call yet');
};
