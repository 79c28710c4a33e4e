import { type LoaderFunction, redirect } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { homeWithNotice, loginPath } from '#shared/paths.ts';

const isLoggedOut = (error: unknown): boolean =>
	error !== null && typeof error === 'object' && 'code' in error && error.code === 'not-logged-in';

/**
 * The loader of a page for members: a guest, or a member whose session has ended, is led to the login page and back to the full
 * address asked for. A page that loads nothing asks who is there.
 */
export function forMembers(loader: LoaderFunction | undefined): LoaderFunction {
	return async (args, handlerContext) => {
		const toLogin = () => {
			const { pathname, search } = new URL(args.request.url);
			return redirect(loginPath(pathname + search));
		};
		try {
			if (loader) return await loader(args, handlerContext);
		} catch (error) {
			throw isLoggedOut(error) ? toLogin() : error;
		}
		const { user } = await args.context.get(apiContext)('GET /session', {});
		if (!user) throw toLogin();
		return null;
	};
}

/** The loader of a page for guests: members are led home, and told why. */
export function forGuests(loader: LoaderFunction | undefined): LoaderFunction {
	return async (args, handlerContext) => {
		const session = await args.context
			.get(apiContext)('GET /session', {})
			.catch(() => null);
		if (session?.user) throw redirect(homeWithNotice('logged-in'));
		return loader ? loader(args, handlerContext) : null;
	};
}
