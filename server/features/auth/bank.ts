import { AppError } from '#server/errors.ts';
import type { Handler } from '../handler.ts';
import { enter } from './entry.ts';

export const bank: Handler<'POST /login/bank'> = async ({ nonce, replace }, scope) =>
	enter(
		{
			nonce,
			replace,
			once: 'bank',
			logIn: async () => {
				throw new AppError('upstream-unavailable', 'upstream has no such call yet');
			},
		},
		scope,
	);
