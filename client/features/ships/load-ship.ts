import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';

/** A ship with everything that her pages tell of her. */
export const loadShip = async (context: LoaderFunctionArgs['context'], code: string) => ({
	ship: await context.get(apiContext)('GET /ship', { code }),
});
