import { useTranslation } from 'react-i18next';
import { TextLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { paths } from '#shared/paths.ts';

/** Says that a list of sailings lacks `count` paid orders, whose voyage upstream doesn't tell, and leads to the orders. */
export function OrdersWithoutVoyage({ count }: { count: number }) {
	const { t } = useTranslation('orders');
	const link = <TextLink to={paths.orders}>{t('withoutVoyage.orders')}</TextLink>;
	return (
		<Notice tone="warning" title={t('card.noVoyage')} action={link}>
			{t('withoutVoyage.text', { count })}
		</Notice>
	);
}
