import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { PageHead } from '#client/layout/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { loadOrders } from './load-orders.ts';
import { OrderList } from './order-list.tsx';

export const loader = loadOrders;

/** A member's orders, what is to be done first. */
export default function Orders() {
	const { t } = useTranslation('orders');
	const loaded = useLoaderData<typeof loader>();
	return (
		<main className="column pt-10 pb-16 md:pt-16 md:pb-24">
			<PageHead title={t('title')} path={paths.orders} />
			<header className="mb-6 md:mb-10">
				<p className="eyebrow">{t('eyebrow')}</p>
				<h1 className="mt-3">{t('title')}</h1>
			</header>
			{loaded.state !== 'guest' && <OrderList loaded={loaded} path={paths.orders} />}
		</main>
	);
}
