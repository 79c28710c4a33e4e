import { useTranslation } from 'react-i18next';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { PageHead } from '#client/layout/page-head.tsx';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { useOrderWords } from '#client/parts/order/use-order-words.ts';
import { Button } from '#client/ui/button.tsx';
import { ArrowLeftIcon } from '#client/ui/task-icons.tsx';
import { orderPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { MissingOrder } from './missing-order.tsx';
import { PaymentTable } from './price/payment-table.tsx';
import { PriceTable } from './price/price-table.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
	const id = new URL(request.url).searchParams.get('id') ?? '';
	try {
		return { price: await context.get(apiContext)('GET /order/price', { id }) };
	} catch (error) {
		const { code } = failedCall(error);
		if (code === 'not-found' || code === 'invalid-input') return data({ price: null }, { status: 404 });
		throw error;
	}
}

/** What an order costs, line by line, with every payment and refund: to be read, and to be printed. */
export default function OrderPrice() {
	const { t } = useTranslation('orders');
	const { lang, site } = useFacts();
	const words = useOrderWords();
	const { price } = useLoaderData<typeof loader>();
	if (!price) return <MissingOrder />;
	const { id, number, voyage, placedAt } = price;
	return (
		<main className="bg-soft">
			<PageHead title={t('price.title')} path={paths.orderPrice} />
			<div className="column pt-4 pb-20 md:pt-6 md:pb-28">
				<div className="mx-auto max-w-220">
					<Link to={orderPath(id)} className="inline-flex min-h-target items-center gap-2 text-link hover:underline print:hidden">
						<ArrowLeftIcon size={18} />
						{t('price.back')}
					</Link>
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
							<div>
								<dt className="text-14 text-2">{voyage.ship.name || site.brand[lang]}</dt>
								<dd className="mt-0.5">
									<span className="block font-semibold">{voyage.title}</span>
									<time dateTime={voyage.date} className="text-14 text-2">
										{words.when(voyage)}
									</time>
								</dd>
							</div>
							<div>
								<dt className="text-14 text-2">{t('card.number')}</dt>
								<dd className="mt-0.5">
									<OrderNumber number={number} />
								</dd>
							</div>
							<div>
								<dt className="text-14 text-2">{t('price.placed')}</dt>
								<dd className="tabular mt-0.5">{formatMoment(placedAt, lang)}</dd>
							</div>
						</dl>
						<PriceTable price={price} />
						<PaymentTable price={price} />
					</article>
				</div>
			</div>
		</main>
	);
}
