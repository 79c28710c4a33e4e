import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '#client/app/facts.tsx';
import { useFailureToast } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { paths } from '#shared/paths.ts';
import type { OrderFailure } from './use-order.ts';

/** A price that changed and isn't accepted yet: nothing is ordered until it is. */
export function PriceChangedNotice({ onShow }: { onShow: () => void }) {
	const { t } = useTranslation('booking');
	return (
		<Notice
			tone="warning"
			title={t('changed.title')}
			action={
				<Button variant="secondary" size="sm" onClick={onShow}>
					{t('changed.see')}
				</Button>
			}
		>
			{t('changed.stopped')}
		</Notice>
	);
}

/** An order that could not be made, in the backend's words where it has some. */
export function OrderFailedNotice({ failure }: { failure: OrderFailure }) {
	const { t } = useTranslation('booking');
	const { phone } = useSite();
	const { shown, unclear } = failure;
	useFailureToast(failure, shown || t('confirm.failed'));
	return (
		<Notice
			tone="error"
			live
			title={shown || t('confirm.failed')}
			action={
				unclear && (
					<Link to={paths.orders} className="inline-flex min-h-target items-center text-link underline underline-offset-4">
						{t('confirm.seeOrders')}
					</Link>
				)
			}
		>
			{t(unclear ? 'confirm.unclearText' : 'confirm.failedText', { phone })}
		</Notice>
	);
}
