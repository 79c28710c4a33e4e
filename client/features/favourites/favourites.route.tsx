import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { TogetherForm } from '#client/parts/compare/together-form.tsx';
import { PartyPicker } from '#client/parts/party-picker.tsx';
import { PressField } from '#client/parts/press-form.tsx';
import { PriceSeen } from '#client/parts/price-seen.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { HeartIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { paths } from '#shared/paths.ts';

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /favourites', {});

/** Removes a favourite for a page without scripts. */
export async function action({ context, request }: ActionFunctionArgs) {
	const id = String((await request.formData()).get('id') ?? '');
	await context.get(apiContext)('POST /openapi/user/voyage/{id}/unfavorite', { id });
	return redirect(paths.favourites);
}

/** A voyage that is a favourite no more stays on this page with an empty heart, so that it can be put back. */
export const shouldRevalidate = (): boolean => false;

/** Says how a favourite's price differs from the one that was seen before. */
function Seen({ voyage }: { voyage: VoyageCard }) {
	const { t } = useTranslation('favourites');
	return <PriceSeen voyage={voyage} words={(change, values) => t(`seen.${change}`, values)} />;
}

/** The page of a member's favourites: voyages to come, then departed ones. */
export default function Favourites() {
	const { t } = useTranslation('favourites');
	const { voyages } = useLoaderData<typeof loader>();
	const past = voyages.filter(({ state }) => state === 'departed');
	const open = voyages.filter(({ state }) => state !== 'departed');
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={t('title')} path={paths.favourites} />
			<header className="mb-10 md:mb-14">
				<h1>{t('title')}</h1>
				{open.length > 0 && (
					<p className="mt-3 flex flex-wrap items-center gap-x-6 text-18 text-muted">
						<span>{t('count', { count: open.length })}</span>
						<PartyPicker className="min-h-target text-16 text-link" />
					</p>
				)}
			</header>
			{voyages.length === 0 && (
				<Empty
					icon={<HeartIcon size={40} />}
					title={<h2>{t('empty.title')}</h2>}
					action={
						<>
							<Link to={paths.search} className={buttonStyle('primary', 'md')}>
								{t('empty.search')}
							</Link>
							<Link to={`${paths.home}#hot-routes`} className={buttonStyle('secondary', 'md')}>
								{t('empty.hot')}
							</Link>
						</>
					}
				>
					{t('empty.text')}
				</Empty>
			)}
			<form method="post" action={paths.favourites}>
				<PressField />
				{open.length > 0 && (
					<section aria-labelledby="open">
						<h2 id="open" className="sr-only">
							{t('open')}
						</h2>
						<VoyageCards voyages={open} favourite Below={Seen} />
					</section>
				)}
				{past.length > 0 && (
					<section aria-labelledby="sailed" className={open.length > 0 ? 'mt-16 border-t border-line pt-12 md:mt-24' : ''}>
						<h2 id="sailed">{t('past.title')}</h2>
						<p className="mt-2 mb-8 text-muted">{t('past.text')}</p>
						<VoyageCards voyages={past} favourite />
					</section>
				)}
			</form>
			{open.length > 1 && (
				<div className="mt-14">
					<TogetherForm
						voyages={open}
						words={{
							title: t('together.title'),
							text: t('together.text'),
							send: t('together.send'),
							failed: t('together.failed'),
							adults: t('together.adults'),
							children: t('together.children'),
						}}
					/>
				</div>
			)}
		</main>
	);
}
