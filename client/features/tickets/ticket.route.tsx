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
import { isNotLoggedIn } from '#client/app/failed-call.ts';
import { keptCaches } from '#client/app/kept-passes.ts';
import { lastShown } from '#client/app/shown-pages.ts';
import { isMissing } from '#client/app/unless-missing.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { findPass } from './find-pass.ts';
import { GuestPage } from './guest-page.tsx';
import { makePass } from './make-pass.ts';
import { Passes } from './passes.tsx';

/** `stale`: the passes couldn't be loaded again, and are as they were. */
type Loaded =
	| { state: 'member'; asked: string | undefined; view: CallOutput<'GET /tickets'>; stale: boolean }
	| { state: 'guest' }
	| { state: 'missing' };

/**
 * Replaces passes that can't be loaded: by those shown before, else without a network by a new document, which the page's worker answers with the
 * kept copy.
 */
async function shownBefore(error: unknown, { context, request }: LoaderFunctionArgs): Promise<Loaded> {
	const before = lastShown(context, request.url) as Loaded | undefined;
	if (before?.state === 'member') return { ...before, stale: true };
	const address = new URL(request.url);
	if (typeof document !== 'undefined' && !navigator.onLine && (await keptCaches()).length > 0)
		throw redirectDocument(address.pathname + address.search);
	throw error;
}

/** Loads the passes of a member. Guests see what a pass is; an order that isn't the member's is missing. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const asked = new URL(request.url).searchParams.get('order')?.trim() || undefined;
	try {
		const view = await context.get(apiContext)('GET /tickets', { order: asked });
		return { state: 'member', asked, view, stale: false } satisfies Loaded;
	} catch (error) {
		if (isNotLoggedIn(error)) return { state: 'guest' } satisfies Loaded;
		if (isMissing(error)) return data({ state: 'missing' } satisfies Loaded, { status: 404 });
		return shownBefore(error, args);
	}
}

/** Requests a pass where the form names a passenger, else finds one for a guest. */
export async function action({ request, context }: ActionFunctionArgs) {
	const api = context.get(apiContext);
	const form = await request.formData();
	return form.has('person') ? makePass(api, form) : findPass(api, form);
}

/** A guest's search doesn't change the loaded data. A conflict (409) does: the passes shown may have changed. */
export const shouldRevalidate = ({ formData, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
	actionStatus === 409 || (defaultShouldRevalidate && (!formData || formData.has('person')));

function MissingOrder() {
	const { t } = useTranslation('ticket');
	const all = <LinkButton to={paths.ticket}>{t('missing.all')}</LinkButton>;
	return (
		<Empty icon={<SearchIcon size={40} />} title={<h1>{t('missing.title')}</h1>} action={all}>
			{t('missing.text')}
		</Empty>
	);
}

/** Renders the electronic boarding passes, one for each passenger. */
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
