import { useLoaderData } from 'react-router';
import { useTranslation } from '#client/i18n/use-translation.ts';
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
