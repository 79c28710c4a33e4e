import { useTranslation } from 'react-i18next';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirectDocument,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
} from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { keptCaches } from '#client/app/drop-passes.ts';
import { failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import { lastShown } from '#client/app/shown-pages.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { findPass } from './find-pass.ts';
import { GuestPage } from './guest-page.tsx';
import { makePass } from './make-pass.ts';
import { MissingOrder } from './missing-order.tsx';
import { Passes } from './passes.tsx';

/** `stale`: the passes could not be loaded again and are as they were. */
type Loaded =
	| { state: 'member'; asked: string | undefined; view: CallOutput<'GET /tickets'>; stale: boolean }
	| { state: 'guest' }
	| { state: 'missing' };

/**
 * What there is to show when passes can't be loaded: those that this page showed before; without a network a new document, which the worker of this
 * page answers with what was kept.
 */
async function shownBefore(error: unknown, { context, request }: LoaderFunctionArgs): Promise<Loaded> {
	const before = lastShown(context, request.url) as Loaded | undefined;
	if (before?.state === 'member') return { ...before, stale: true };
	const address = new URL(request.url);
	if (typeof document !== 'undefined' && !navigator.onLine && (await keptCaches()).length > 0)
		throw redirectDocument(address.pathname + address.search);
	throw error;
}

/** Passes of a member; guests are told what there is for them. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const asked = new URL(request.url).searchParams.get('order') ?? undefined;
	try {
		const view = await context.get(apiContext)('GET /tickets', { order: asked });
		return { state: 'member', asked, view, stale: false } satisfies Loaded;
	} catch (error) {
		if (isNotLoggedIn(error)) return { state: 'guest' } satisfies Loaded;
		const { code } = failedCall(error);
		if (code === 'not-found' || code === 'invalid-input') return data({ state: 'missing' } satisfies Loaded, { status: 404 });
		return shownBefore(error, args);
	}
}

/** Has a pass made for a member, or finds one for a guest: what is sent says which. */
export async function action({ request, context }: ActionFunctionArgs) {
	const api = context.get(apiContext);
	const form = await request.formData();
	return form.has('person') ? makePass(api, form) : findPass(api, form);
}

/**
 * A guest's question changes nothing that is loaded. Else the router doesn't load again after a failure; a conflict (409) says that what is shown may
 * have changed.
 */
export const shouldRevalidate = ({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
	actionStatus === 409 || (defaultShouldRevalidate && (!formData || formData.has('person')));

/** The electronic boarding pass: one for each passenger. */
export default function Ticket() {
	const { t } = useTranslation('ticket');
	const loaded = useLoaderData() as Loaded;
	return (
		<main className="column pt-6 pb-16 md:pt-14 md:pb-24 print:p-0">
			<PageHead title={t('title')} path={paths.ticket} />
			{loaded.state === 'member' && <Passes {...loaded} />}
			{loaded.state === 'guest' && <GuestPage />}
			{loaded.state === 'missing' && <MissingOrder />}
		</main>
	);
}
