import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { paths } from '#shared/paths.ts';
import { loadOrders } from './load-orders.ts';
import { OrderList, OrdersPage } from './order-list.tsx';

export const loader = loadOrders;

export default function Orders() {
	const { t } = useTranslation('orders');
	const loaded = useLoaderData<typeof loader>();
	return (
		<OrdersPage title={t('title')} path={paths.orders}>
			{loaded.state !== 'guest' && <OrderList loaded={loaded} path={paths.orders} />}
		</OrdersPage>
	);
}
