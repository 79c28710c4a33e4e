import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirectDocument,
	useActionData,
	useLoaderData,
} from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { memberLinks } from '#client/layout/navigation.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useLogout } from '#client/layout/use-logout.ts';
import { PressField } from '#client/parts/press-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Details } from '#client/ui/details.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { ChevronRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Section } from '#client/ui/section.tsx';
import { paths } from '#shared/paths.ts';
import { CHANGE_MOBILE, ChangeMobile } from './change-mobile.tsx';
import { answerMobile } from './mobile-action.ts';
import { NextVoyage } from './next-voyage.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
	const api = context.get(apiContext);
	const [{ user, badges }, countries, state, orders] = await Promise.all([
		api('GET /session', {}),
		api('GET /openapi/countrySmsCode', {}).catch(() => []),
		api('GET /login/state', {}).catch(() => null),
		// The page works without its orders.
		api('GET /orders', { tab: 'upcoming' }).catch(() => null),
	]);
	return { user, badges, countries, state, orders };
}

export async function action({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const api = context.get(apiContext);
	if (form.get('intent') === 'logout') {
		await api('POST /logout', {});
		return redirectDocument(paths.home);
	}
	const answer = await answerMobile(form, api);
	return data(answer, { status: answer.kind === 'sent' || answer.kind === 'in' ? 200 : 422 });
}

function Profile({ user, countries, state }: Pick<Awaited<ReturnType<typeof loader>>, 'user' | 'countries' | 'state'>) {
	const { t } = useTranslation('user');
	const { logout, busy } = useLogout();
	const answer = useActionData<typeof action>();
	// It stays open when the answer goes
	const [isChanging] = useState(answer !== undefined);
	const masked = user?.mobileMasked ?? '';
	return (
		<Section id="profile" title={t('profile.title')} className="card p-6 md:p-10">
			<FactsList
				look="columns"
				className="mt-6"
				rows={[
					[t('profile.name'), user?.nickname || t('profile.unnamed')],
					[t('profile.mobile'), masked || t('profile.none')],
				]}
			/>
			{masked && (
				<div className="mt-6 border-t border-line">
					<Details summary={t('mobile.title')} id={CHANGE_MOBILE} defaultOpen={isChanging}>
						<ChangeMobile masked={masked} countries={countries} state={state} />
					</Details>
				</div>
			)}
			<form method="post" action={paths.user} className="mt-8">
				<PressField />
				<Button
					type="submit"
					name="intent"
					value="logout"
					variant="secondary"
					busy={busy}
					onClick={(event) => {
						event.preventDefault();
						logout();
					}}
				>
					{t('logout')}
				</Button>
			</form>
		</Section>
	);
}

/** A member's own page: the next voyage, links to their pages, their profile. */
export default function User() {
	const { t } = useTranslation(['user', 'common']);
	const lang = useLanguage();
	const { user, countries, state, orders } = useLoaderData<typeof loader>();
	const links = memberLinks(lang);
	return (
		<main className="bg-soft">
			<PageHead title={t('title')} path={paths.user} />
			<div
				className={`column grid gap-8 py-10 md:py-16 ${links.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12' : ''}`}
			>
				<header className={links.length > 0 ? 'lg:col-span-2' : ''}>
					<p className="eyebrow">{t('eyebrow')}</p>
					<h1 className="mt-3">{user?.nickname ? t('hello', { name: user.nickname }) : t('helloMember')}</h1>
					{user?.mobileMasked && <p className="tabular mt-2 text-muted">{user.mobileMasked}</p>}
				</header>
				<NextVoyage orders={orders} />
				{links.length > 0 && (
					<nav aria-labelledby="mine" className="card self-start p-6 lg:col-start-2 lg:row-span-2 lg:row-start-2">
						<h2 id="mine" className="eyebrow font-sans">
							{t('mine')}
						</h2>
						<ul className="mt-3">
							{links
								.filter(({ to }) => to !== paths.user)
								.map(({ to, text }) => (
									<li key={to} className="border-b border-line last:border-0">
										<Link to={to} className="flex min-h-13 items-center justify-between gap-4 hover:text-link">
											<span>{t(`common:member.${text}`)}</span>
											<ChevronRightIcon size={18} className="shrink-0 opacity-60" />
										</Link>
									</li>
								))}
						</ul>
					</nav>
				)}
				<Profile user={user} countries={countries} state={state} />
			</div>
		</main>
	);
}
