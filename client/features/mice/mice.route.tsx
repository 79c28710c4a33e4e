import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useSite } from '#client/app/facts.tsx';
import { Breadcrumbs } from '#client/layout/breadcrumbs.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { PhoneIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PageSection, TitledList } from '#client/ui/section.tsx';
import type { ShipFacts } from '#shared/catalogue/bff/stories.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { knownShipPath, paths, shipSearchPath } from '#shared/paths.ts';
import { groupDigits } from '#shared/rules/money.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { KINDS } from './kinds.ts';

/** Renders the ships in figures, a row each. */
function ShipList({ ships }: { ships: readonly ShipFacts[] }) {
	const { t } = useTranslation('mice');
	const figuresOf = ({ guests, decks, length, tonnage, year }: ShipFacts) =>
		[
			[t('ships.guests'), guests && groupDigits(guests)],
			[t('ships.decks'), decks],
			[t('ships.length'), length && t('ships.lengthValue', { value: length })],
			[t('ships.tonnage'), tonnage && groupDigits(tonnage)],
			[t('ships.year'), year],
		] as const;
	return (
		<ul className="border-t border-gold-500/60">
			{ships.map((ship) => (
				<li
					key={ship.id}
					className="grid items-baseline gap-x-10 gap-y-4 border-b border-line py-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
				>
					<h3 className="display text-h3">
						<Link
							to={knownShipPath(ship.code) ?? shipSearchPath(ship.id)}
							className="inline-flex min-h-target items-center hover:text-link hover:underline"
						>
							{ship.name}
						</Link>
					</h3>
					<FactsList
						look="stacked"
						rows={figuresOf(ship)}
						className="grid-cols-2 sm:grid-cols-5"
						valueClassName="font-display text-18 leading-head"
					/>
				</li>
			))}
		</ul>
	);
}

/** Renders phone and e-mail of the events team, and the form of an enquiry. */
function ContactPanel() {
	const { t } = useTranslation('mice');
	const { phone, hours, email } = useSite();
	return (
		<aside aria-labelledby="contact-title" className="card p-6 md:p-10">
			<h2 id="contact-title" className="text-h3!">
				{t('contact.title')}
			</h2>
			<p className="mt-3 max-w-measure text-muted">{t('contact.text')}</p>
			<FactsList
				look="stacked"
				className="mt-6 border-t border-line pt-6 sm:grid-cols-2"
				rows={[
					[
						t('contact.phone'),
						<Fragment key="phone">
							<a href={`tel:${phone}`} className="inline-flex min-h-target items-center gap-3 text-h4 hover:text-link">
								<PhoneIcon size={22} className="shrink-0 text-gold-500" />
								{phone}
							</a>
							<span className="block text-14 text-muted">{t('contact.hours', { hours })}</span>
						</Fragment>,
					],
					[t('contact.email'), email],
				]}
			/>
			<EnquiryForm />
		</aside>
	);
}

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext)('GET /mice', {});

const STEPS = ['ask', 'plan', 'see', 'sail'] as const;

/** Renders the page on events at sea: the contacts, the kinds of events, the ships to choose from, and the steps of planning one. */
export default function Mice() {
	const { t } = useTranslation('mice');
	const data = useLoaderData<typeof loader>();
	const ships = entriesOf(data.ships);
	const [largest] = ships.filter(({ picture }) => picture).toSorted((a, b) => (b.guests ?? 0) - (a.guests ?? 0));
	return (
		<main>
			<PageHead title={t('title')} description={t('meta')} path={paths.mice} />
			<div className="bg-soft">
				<div className="column pt-2 pb-[calc(var(--section)*0.7)] md:pt-3">
					<Breadcrumbs items={[{ name: t('title'), path: paths.mice }]} />
					<div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)]">
						<header>
							<p className="eyebrow">{t('eyebrow')}</p>
							<h1 className="mt-4">{t('heading')}</h1>
							<p className="mt-6 max-w-measure text-18 text-muted">{t('lead')}</p>
							{largest && (
								<Picture
									src={largest.picture}
									alt={largest.name}
									priority
									sizes="(max-width: 1023px) 100vw, 700px"
									className="mt-8 rounded-2"
								/>
							)}
						</header>
						<div className="self-start">
							<ContactPanel />
						</div>
					</div>
				</div>
			</div>
			<PageSection id="kinds" title={t('kinds.title')}>
				<TitledList
					items={KINDS.map((name) => ({ title: t(`kinds.${name}.title`), text: t(`kinds.${name}.text`) }))}
					className="lg:grid-cols-3"
				/>
			</PageSection>
			{ships.length > 0 && (
				<PageSection id="ships" title={t('ships.title')} lead={t('ships.lead')} ground="soft">
					<ShipList ships={ships} />
				</PageSection>
			)}
			<PageSection id="steps" title={t('steps.title')}>
				<ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
					{STEPS.map((name, index) => (
						<li key={name}>
							<p aria-hidden="true" className="tabular font-display text-h3 leading-none text-accent">
								{String(index + 1).padStart(2, '0')}
							</p>
							<h3 className="mt-3 text-18 leading-head font-semibold">{t(`steps.${name}.title`)}</h3>
							<p className="mt-2 text-muted">{t(`steps.${name}.text`)}</p>
						</li>
					))}
				</ol>
			</PageSection>
			<PageSection
				id="end"
				title={t('end.title')}
				lead={t('end.text')}
				action={<LinkButton to={paths.search}>{t('end.search')}</LinkButton>}
				small
				tight
				ground="sand"
			/>
		</main>
	);
}
