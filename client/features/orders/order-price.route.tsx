import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts } from '#client/app/facts.tsx';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { Button } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { orderPath, paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { MissingOrder } from './missing-order.tsx';
import { PaymentTable, PriceTable } from './price-tables.tsx';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(() => context.get(apiContext)('GET /order/price', { id: new URL(request.url).searchParams.get('id') ?? '' }));

/** Renders the price of an order line by line, with every payment and refund, for reading and for printing. */
export default function OrderPrice() {
	const { t } = useTranslation('orders');
	const { lang, site } = useFacts();
	const words = useOrderWords();
	const price = useLoaderData<typeof loader>();
	if (!price) return <MissingOrder />;
	const { id, number, voyage, placedAt } = price;
	return (
		<main className="bg-soft">
			<PageHead title={t('price.title')} path={paths.orderPrice} />
			<div className="column pt-4 pb-20 md:pt-6 md:pb-28">
				<div className="mx-auto max-w-220">
					<BackLink to={orderPath(id)} className="print:hidden">
						{t('price.back')}
					</BackLink>
					<article className="card mt-4 py-8 md:p-14 print:border-0 print:p-0">
						<header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
							<div>
								<p className="eyebrow">{site.brand[lang]}</p>
								<h1 className="mt-3 text-h2!">{t('price.title')}</h1>
							</div>
							<Button variant="secondary" size="sm" onClick={() => print()} className="noscript:hidden print:hidden">
								{t('price.print')}
							</Button>
						</header>
						<FactsList
							look="stacked"
							className="mt-8 border-y border-line py-6 sm:grid-cols-[1fr_auto_auto]"
							rows={[
								[
									voyage?.ship.name || site.brand[lang],
									voyage && (
										<Fragment key="voyage">
											<span className="block font-semibold">
												<VoyageName voyage={voyage} small="text-14" />
											</span>
											<time dateTime={voyage.date} className="text-14 text-muted">
												{words.when(voyage)}
											</time>
										</Fragment>
									),
								],
								[t('card.number'), number && <OrderNumber key="number" number={number} />],
								[t('price.placed'), placedAt !== null && formatMoment(placedAt, lang)],
							]}
						/>
						<PriceTable price={price} />
						<PaymentTable price={price} />
					</article>
				</div>
			</div>
		</main>
	);
}
