import { useSite } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';

/** Renders the way back from a cashier that named no order of this member: where the money is shown, and the way there. */
export function MissingPayment() {
	const { t } = useTranslation('payment');
	const { phone } = useSite();
	const orders = <LinkButton to={paths.orders}>{t('missing.orders')}</LinkButton>;
	return (
		<MissingPage path={paths.payment} title={t('missing.title')} action={orders}>
			{t('missing.text', { phone })}
		</MissingPage>
	);
}
