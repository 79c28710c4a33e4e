import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router';
import { useSession } from '#client/app/session.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { UserIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { loginPath, paths } from '#shared/paths.ts';
import { loadOrders } from './load-orders.ts';
import { OrderList, OrdersPage } from './order-list.tsx';

/** Guests see how to log in instead of a redirect, so that a bank's app isn't redirected in circles. */
export const loader = loadOrders;

function Guest() {
	const { t } = useTranslation('orders');
	return (
		<Empty
			icon={<UserIcon size={40} />}
			title={<h2>{t('bank.guest')}</h2>}
			action={<LinkButton to={loginPath(paths.bankOrders)}>{t('bank.login')}</LinkButton>}
		>
			{t('bank.guestText')}
		</Empty>
	);
}

/** Renders the orders of a bank's customer. They are loaded again once the bank's login has named the member. */
export default function BankOrders() {
	const { t } = useTranslation('orders');
	const loaded = useLoaderData<typeof loader>();
	const { user } = useSession();
	const { revalidate } = useRevalidator();
	const arrive = useEffectEvent(() => {
		if (loaded.state === 'guest') void revalidate();
	});
	useEffect(() => {
		if (user) arrive();
	}, [user]);
	return (
		<OrdersPage title={t('bank.title')} path={paths.bankOrders}>
			{loaded.state === 'guest' ? (
				<Guest />
			) : (
				<>
					<div className="mb-6">
						<Notice>{t('bank.banner')}</Notice>
					</div>
					<OrderList loaded={loaded} path={paths.bankOrders} />
				</>
			)}
		</OrdersPage>
	);
}
