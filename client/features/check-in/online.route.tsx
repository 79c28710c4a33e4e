import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData, useRevalidator } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { type FailedCall, failedCall, isNotLoggedIn } from '#client/app/failed-call.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { useFailureWords } from '#client/parts/failure-notice.tsx';
import { OrdersWithoutVoyage } from '#client/parts/order/orders-without-voyage.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { CompassIcon } from '#client/ui/icons.tsx';
import { RetryNotice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { paths } from '#shared/paths.ts';
import { canCheckIn } from '#shared/rules/check-in-window.ts';
import { FindForm } from './online/find-form.tsx';
import { type FindAnswer, findOrder } from './online/find-order.ts';
import { SailingCard } from './online/sailing-card.tsx';
import { isComplete } from './sailing-state.ts';

export const action = findOrder;

type Loaded = { sailings: readonly CheckInSailing[]; withoutVoyage: number } | { sailings: null; failure: FailedCall };

/** Loads the member's sailings. Without them the page still finds orders by number, so a failure is returned, not thrown. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Loaded> {
	try {
		return await context.get(apiContext)('GET /check-in/sailings', {});
	} catch (error) {
		if (isNotLoggedIn(error)) throw error;
		return { sailings: null, failure: failedCall(error) };
	}
}

const GROUPS = ['now', 'done', 'later', 'over'] as const;
function groupOf(sailing: CheckInSailing): (typeof GROUPS)[number] {
	const { phase } = sailing.window;
	if (isComplete(sailing)) return 'done';
	if (canCheckIn(phase)) return 'now';
	return phase === 'early' ? 'later' : 'over';
}

function Sailings({ sailings, withoutVoyage }: Extract<Loaded, { withoutVoyage: number }>) {
	const { t } = useTranslation('check-in');
	if (sailings.length === 0 && withoutVoyage === 0) {
		return (
			<Empty
				icon={<CompassIcon size={40} />}
				title={<h2>{t('online.none')}</h2>}
				action={
					<>
						<LinkButton to={paths.orders}>{t('online.orders')}</LinkButton>
						<LinkButton to={paths.search} variant="secondary">
							{t('online.search')}
						</LinkButton>
					</>
				}
			>
				{t('online.noneText')}
			</Empty>
		);
	}
	const groups = GROUPS.map((group) => ({ group, own: sailings.filter((sailing) => groupOf(sailing) === group) }));
	return (
		<div className="grid gap-12 md:gap-16">
			{withoutVoyage > 0 && <OrdersWithoutVoyage count={withoutVoyage} />}
			{groups
				.filter(({ own }) => own.length > 0)
				.map(({ group, own }, place) => (
					<Section key={group} id={`sailings-${group}`} title={t(`online.groups.${group}`)}>
						<ul className="mt-5 grid gap-5 md:mt-6">
							{own.map((sailing, row) => (
								<li key={sailing.order}>
									<SailingCard sailing={sailing} priority={place === 0 && row === 0} />
								</li>
							))}
						</ul>
					</Section>
				))}
		</div>
	);
}

/** Renders the first page of online check-in: the member's sailings, and below them the form that finds another order. */
export default function Online() {
	const { t } = useTranslation('check-in');
	const loaded = useLoaderData<typeof loader>();
	const wordsOf = useFailureWords();
	const answer = useActionData<FindAnswer>();
	const { revalidate } = useRevalidator();
	return (
		<main className="column pt-10 pb-16 md:pt-16 md:pb-24">
			<PageHead title={t('online.title')} path={paths.online} />
			<header className="mb-8 md:mb-12">
				<p className="eyebrow">{t('online.eyebrow')}</p>
				<h1 className="mt-3">{t('online.title')}</h1>
				<p className="mt-4 max-w-measure text-muted">{t('online.lead')}</p>
			</header>
			{loaded.sailings ? (
				<Sailings {...loaded} />
			) : (
				<RetryNotice title={t('online.failed')} label={t('online.retry')} onRetry={() => void revalidate()}>
					{wordsOf(loaded.failure) && <p>{wordsOf(loaded.failure)}</p>}
					<span>{t('online.failedText')}</span>
				</RetryNotice>
			)}
			<div className="mt-16 border-t border-line pt-10 md:mt-24 md:pt-14">
				<FindForm answer={answer} />
			</div>
		</main>
	);
}
