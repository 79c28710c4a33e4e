import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CheckInView } from '#shared/catalogue/bff/check-in.ts';
import { paths } from '#shared/paths.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { unlessMissing } from './form/load-form.ts';
import { MissingOrder } from './missing-order.tsx';
import { Help } from './people/help.tsx';
import { Lead } from './people/lead.tsx';
import { Needed } from './people/needed.tsx';
import { PersonCard } from './people/person-card.tsx';
import { stateOf } from './sailing-state.ts';

/** The people of the order in the address; null for one that can't be had by this member. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(() => context.get(apiContext)('GET /check-in', { order: new URL(request.url).searchParams.get('order') ?? '' }));

function People({ view: { sailing, people } }: { view: CheckInView }) {
	const { t } = useTranslation('check-in');
	const { order, voyage, window } = sailing;
	const next = people.find(({ state }) => state === 'begun') ?? people.find(({ state }) => state === 'not-started');
	return (
		<section aria-labelledby="people">
			<h2 id="people" className="text-h3!">
				{t('people.title')}
			</h2>
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
		</section>
	);
}

/** All people of an order with the state of their check-in, and where each goes on. */
export default function CheckIn() {
	const { t } = useTranslation('check-in');
	const view = useLoaderData<typeof loader>();
	if (!view) return <MissingOrder />;
	const { sailing, people } = view;
	const state = stateOf(sailing);
	const open = state === 'early' || state === 'open' || state === 'late';
	const begun = people.some((person) => person.state === 'begun' || isCheckedIn(person.state));
	return (
		<main className="column pt-6 pb-16 md:pt-10 md:pb-24">
			<PageHead title={t('people.pageTitle', { title: sailing.voyage.title })} path={paths.checkIn} />
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
