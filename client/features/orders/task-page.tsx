import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#client/layout/page-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import { orderPath, paths } from '#shared/paths.ts';

type Props = {
	order: Pick<OrderCard, 'id' | 'number' | 'voyage'>;
	title: string;
	lead?: string;
	/** The title of the document begins with the word for an error. */
	error?: boolean;
	/** Below the order. */
	aside?: ReactNode;
	children: ReactNode;
};

/** Renders the frame of a page for a task of an order: the link back and the heading above `children`, the order beside them. */
export function TaskPage({ order: { id, number, voyage }, title, lead, error = false, aside, children }: Props) {
	const { t } = useTranslation(['orders', 'common']);
	const words = useOrderWords();
	return (
		<main className="column pt-4 pb-20 md:pt-6 md:pb-28">
			<PageHead title={error ? `${t('common:error.title')}: ${title}` : title} path={paths.order} />
			<BackLink to={orderPath(id)}>{t('price.back')}</BackLink>
			<header className="mt-2 md:mt-4">
				<h1 className="text-h2!">{title}</h1>
				{lead && <p className="mt-3 max-w-measure text-muted">{lead}</p>}
			</header>
			<div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="min-w-0">{children}</div>
				<aside
					aria-label={t('price.order')}
					className="grid gap-5 max-lg:row-start-1 lg:sticky lg:top-[calc(var(--header)+1.5rem)]"
				>
					<div className="flex flex-wrap items-start gap-4 rounded-3 bg-soft p-4 lg:block lg:overflow-hidden lg:p-0">
						{voyage && (
							<Picture
								src={voyage.picture}
								alt=""
								sizes="(max-width: 1023px) 96px, 320px"
								className="w-24 shrink-0 rounded-2 lg:w-full lg:rounded-none"
							/>
						)}
						<div className="min-w-0 flex-1 basis-40 lg:p-6">
							<p className="leading-head font-semibold lg:text-18">
								{voyage ? <VoyageName voyage={voyage} small="mt-1 text-14" /> : t('card.noVoyage')}
							</p>
							{voyage && <p className="mt-1.5 text-14 leading-head text-muted">{words.when(voyage)}</p>}
							{number && (
								<p className="mt-1 text-14 leading-head text-muted">
									{t('card.number')} <OrderNumber number={number} />
								</p>
							)}
						</div>
					</div>
					{aside}
				</aside>
			</div>
		</main>
	);
}
