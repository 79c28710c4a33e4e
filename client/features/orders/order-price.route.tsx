import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts } from '#client/app/facts.tsx';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { VoyageName } from '#client/parts/voyage-name.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { orderPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/moments.ts';
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
					<article className="mt-4 rounded-3 border border-line bg-page px-5 py-8 md:px-14 md:py-14 print:border-0 print:p-0">
						<header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
							<div>
								<p className="eyebrow">{site.brand[lang]}</p>
								<h1 className="mt-3 text-h2!">{t('price.title')}</h1>
							</div>
							<Button variant="secondary" size="sm" onClick={() => print()} className="noscript:hidden print:hidden">
								{t('price.print')}
							</Button>
						</header>
						<dl className="mt-8 grid gap-x-8 gap-y-4 border-y border-line py-6 sm:grid-cols-[1fr_auto_auto]">
							{voyage && (
								<div>
									<dt className="text-14 text-2">{voyage.ship.name || site.brand[lang]}</dt>
									<dd className="mt-0.5">
										<span className="block font-semibold">
											<VoyageName voyage={voyage} small="text-14" />
										</span>
										<time dateTime={voyage.date} className="text-14 text-2">
											{words.when(voyage)}
										</time>
									</dd>
								</div>
							)}
							{number && (
								<div>
									<dt className="text-14 text-2">{t('card.number')}</dt>
									<dd className="mt-0.5">
										<OrderNumber number={number} />
									</dd>
								</div>
							)}
							{placedAt !== null && (
								<div>
									<dt className="text-14 text-2">{t('price.placed')}</dt>
									<dd className="tabular mt-0.5">{formatMoment(placedAt, lang)}</dd>
								</div>
							)}
						</dl>
						<PriceTable price={price} />
						<PaymentTable price={price} />
					</article>
				</div>
			</div>
		</main>
	);
}
