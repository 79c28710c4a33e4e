import { type ActionFunction, type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';
import type { Page } from '#shared/pages.ts';
import { homeWithNotice, loginPath } from '#shared/paths.ts';
import { apiContext, apiOfPress } from './api-context.ts';
import { isNotLoggedIn } from './failed-call.ts';

type Calls = { made: number; loggedOut: boolean };

/** Counts the calls that a loader or an action makes from now on, and notes when one found the visitor logged out. */
function watchCalls({ context }: LoaderFunctionArgs): Calls {
	const api = context.get(apiContext);
	const calls: Calls = { made: 0, loggedOut: false };
	const watched: Api = (name, input, press) => {
		calls.made += 1;
		return api(name, input, press).catch((error: unknown) => {
			calls.loggedOut ||= isNotLoggedIn(error);
			throw error;
		});
	};
	context.set(apiContext, watched);
	return calls;
}

/** Redirects to the login page, and from there back to the full address asked for. */
function toLogin({ request }: LoaderFunctionArgs): Response {
	const { pathname, search } = new URL(request.url);
	return redirect(loginPath(pathname + search));
}

/**
 * Returns the result of `run`; redirects to the login page instead when one of its calls found the visitor logged out, even if
 * `run` handled that failure.
 */
async function unlessLoggedOut(args: LoaderFunctionArgs, calls: Calls, run: () => unknown): Promise<unknown> {
	let result: unknown;
	try {
		result = await run();
	} catch (error) {
		throw calls.loggedOut ? toLogin(args) : error;
	}
	if (calls.loggedOut) throw toLogin(args);
	return result;
}

/**
 * Makes the loader of a page for members: guests, and members after the end of their session, go to the login page. A loader that
 * makes no call is preceded by one for the session.
 */
export function forMembers(loader: LoaderFunction | undefined): LoaderFunction {
	return async (args, handlerContext) => {
		const calls = watchCalls(args);
		const data = await unlessLoggedOut(args, calls, () => loader?.(args, handlerContext));
		if (calls.made === 0) {
			const { user } = await args.context.get(apiContext)('GET /session', {});
			if (!user) throw toLogin(args);
		}
		return data ?? null;
	};
}

/** Makes a page's action pass the key of the press that sent its form on to its calls (docs/rules.md, change-once). */
const actionOfPress =
	(action: ActionFunction): ActionFunction =>
	async (args, handlerContext) => {
		const form = await args.request.clone().formData();
		args.context.set(apiContext, apiOfPress(args.context.get(apiContext), form));
		return action(args, handlerContext);
	};

/** Makes the action of a page for members: a form that is sent after the session has ended leads to the login page. */
export const actionForMembers =
	(action: ActionFunction): ActionFunction =>
	(args, handlerContext) =>
		unlessLoggedOut(args, watchCalls(args), () => action(args, handlerContext));

/** Makes the loader of a page for guests: members are redirected home with a notice. */
export function forGuests(loader: LoaderFunction | undefined): LoaderFunction {
	return async (args, handlerContext) => {
		const session = await args.context
			.get(apiContext)('GET /session', {})
			.catch(() => null);
		if (session?.user) throw redirect(homeWithNotice('logged-in'));
		return loader ? loader(args, handlerContext) : null;
	};
}

/** Makes a page's loader check who may see the page. */
export function guardLoader(access: Page['access'], loader: LoaderFunction | undefined): LoaderFunction | undefined {
	if (access === 'anybody') return loader;
	return access === 'member' ? forMembers(loader) : forGuests(loader);
}

/** Makes a page's action check who may send its form, and pass the key of the press on. */
export function guardAction(access: Page['access'], action: ActionFunction): ActionFunction {
	const keyed = actionOfPress(action);
	return access === 'member' ? actionForMembers(keyed) : keyed;
}
