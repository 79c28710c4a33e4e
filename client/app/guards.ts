import { type ActionFunction, type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { homeWithNotice, loginPath } from '#shared/paths.ts';
import { apiContext } from './api-context.ts';
import { isNotLoggedIn } from './failed-call.ts';

type Calls = { made: number; loggedOut: boolean };

/** Counts the calls that a loader or an action makes from now on, and whether one found that nobody is logged in. */
function watchCalls({ context }: LoaderFunctionArgs): Calls {
	const api = context.get(apiContext);
	const calls: Calls = { made: 0, loggedOut: false };
	const watched: Api = (name, input) => {
		calls.made += 1;
		return api(name, input).catch((error: unknown) => {
			calls.loggedOut ||= isNotLoggedIn(error);
			throw error;
		});
	};
	context.set(apiContext, watched);
	return calls;
}

/** To the login page, and back to the full address asked for. */
function toLogin({ request }: LoaderFunctionArgs): Response {
	const { pathname, search } = new URL(request.url);
	return redirect(loginPath(pathname + search));
}

/** The result of `run`; the login page instead when one of its calls found nobody logged in, whatever `run` did about that failure. */
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

/** The loader of a page for members: guests, and members whose session has ended, go to the login page. One that makes no call of its own asks for the session. */
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

/** The action of a page for members: a form sent after the session has ended leads to the login page. */
export const actionForMembers =
	(action: ActionFunction): ActionFunction =>
	(args, handlerContext) =>
		unlessLoggedOut(args, watchCalls(args), () => action(args, handlerContext));

/** The loader of a page for guests: members are redirected home, and told why. */
export function forGuests(loader: LoaderFunction | undefined): LoaderFunction {
	return async (args, handlerContext) => {
		const session = await args.context
			.get(apiContext)('GET /session', {})
			.catch(() => null);
		if (session?.user) throw redirect(homeWithNotice('logged-in'));
		return loader ? loader(args, handlerContext) : null;
	};
}
