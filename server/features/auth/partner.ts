import { AppError } from '#server/errors.ts';
import type { Handler } from '../handler.ts';
import { enter } from './entry.ts';

export const partner: Handler<'POST /login/partner'> = async ({ nonce, replace }, scope) =>
	enter(
		{
			nonce,
			replace,
			once: 'partner',
			logIn: async () => {
				throw new AppError('upstream-unavailable', 'upstream has no such call yet');
			},
		},
		scope,
	);
