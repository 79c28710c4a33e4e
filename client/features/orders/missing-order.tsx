import { useTranslation } from 'react-i18next';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';

export function MissingOrder() {
	const { t } = useTranslation('orders');
	const all = <LinkButton to={paths.orders}>{t('missing.all')}</LinkButton>;
	return (
		<MissingPage path={paths.order} title={t('missing.title')} action={all}>
			{t('missing.text')}
		</MissingPage>
	);
}
