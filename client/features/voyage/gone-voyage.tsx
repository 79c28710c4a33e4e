import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { CalendarIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/section.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { monthOf } from '#shared/rules/dates.ts';

/** The most voyages that are offered instead. */
const MOST_NEXT = 3;

/**
 * Returns voyages on sale in place of one that isn't any more: those of its ship in its month where its address names them and
 * some are left, else the next of all. None when they can't be had.
 */
export async function nextVoyages(api: Api, address: URLSearchParams): Promise<VoyageCard[]> {
	const near = { date: monthOf(address.get('date') ?? ''), cruise: address.get('cruiseId') ?? '' };
	const searches = near.date && near.cruise ? [near, {}] : [{}];
	for (const fields of searches) {
		const rows = await api('GET /search', fields).then(
			(found) => found.rows.filter(({ state }) => state === 'on-sale'),
			() => [],
		);
		if (rows.length > 0) return rows.slice(0, MOST_NEXT);
	}
	return [];
}

/** Renders the page of a voyage that the backend doesn't know any more: what happened, and voyages that can be booked. */
export function GoneVoyage({ next }: { next: readonly VoyageCard[] }) {
	const { t } = useTranslation('voyage');
	const title = t('gone.title');
	return (
		<main className="column py-10 md:py-16">
			<PageHead title={title} path={paths.voyage} hidden />
			<Empty
				icon={<CalendarIcon size={40} />}
				title={<h1>{title}</h1>}
				action={<LinkButton to={paths.search}>{t('gone.all')}</LinkButton>}
			>
				{t('gone.text')}
			</Empty>
			{next.length > 0 && (
				<Section id="next-voyages" title={t('gone.next')} className="mt-12 md:mt-16">
					<VoyageCards voyages={next} priority className="mt-6 md:mt-8" />
				</Section>
			)}
		</main>
	);
}
