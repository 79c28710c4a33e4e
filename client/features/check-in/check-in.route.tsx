import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { paths } from '#shared/paths.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { Help } from './people/help.tsx';
import { Lead } from './people/lead.tsx';
import { Needed } from './people/needed.tsx';
import { PersonCard } from './people/person-card.tsx';
import { stateOf } from './sailing-state.ts';

/** Loads the passengers of the order in the address; null for an order that isn't this member's. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(() => context.get(apiContext)('GET /check-in', { order: new URL(request.url).searchParams.get('order') ?? '' }));

function People({ view: { sailing, people } }: { view: CheckInView }) {
	const { t } = useTranslation('check-in');
	const { order, voyage, window } = sailing;
	const next = people.find(({ state }) => state === 'begun') ?? people.find(({ state }) => state === 'not-started');
	return (
		<Section id="people" title={t('people.title')}>
			<ul className="mt-5 grid gap-4 md:mt-6">
				{people.map((person) => (
					<li key={person.id}>
						<PersonCard order={order} person={person} passFrom={window.passFrom} next={person === next} />
					</li>
				))}
			</ul>
			{people.some(({ state }) => state === 'needs-help') && (
				<div className="mt-5">
					<Notice tone="warning" title={t('people.helpTitle')} action={<Help voyage={voyage.id} />}>
						{t('people.helpMore')}
					</Notice>
				</div>
			)}
		</Section>
	);
}

/** Renders the passengers of an order with the state of their check-in, each with a link to continue. */
export default function CheckIn() {
	const { t } = useTranslation('check-in');
	const { nameOf } = useVoyageName();
	const view = useLoaderData<typeof loader>();
	if (!view) {
		const actions = (
			<>
				<LinkButton to={paths.online}>{t('people.sailings')}</LinkButton>
				<LinkButton to={`${paths.online}#find`} variant="secondary">
					{t('missing.find')}
				</LinkButton>
			</>
		);
		return (
			<MissingPage path={paths.checkIn} title={t('missing.title')} action={actions}>
				{t('missing.text')}
			</MissingPage>
		);
	}
	const { sailing, people } = view;
	const state = stateOf(sailing);
	const open = state === 'early' || state === 'open' || state === 'late';
	const begun = people.some((person) => person.state === 'begun' || isCheckedIn(person.state));
	return (
		<main data-short-footer="" className="column pt-6 pb-16 md:pt-10 md:pb-24">
			<PageHead title={t('people.pageTitle', { title: nameOf(sailing.voyage) })} path={paths.checkIn} />
			<Lead sailing={sailing} />
			<div className="mt-10 grid gap-12 md:mt-16 md:gap-16">
				{open && !begun && <Needed />}
				{state !== 'unpaid' && <People view={view} />}
				{open && begun && <Needed />}
			</div>
			<p className="mt-10">
				<LinkButton to={paths.online} variant="link">
					{t('people.sailings')}
				</LinkButton>
			</p>
		</main>
	);
}
