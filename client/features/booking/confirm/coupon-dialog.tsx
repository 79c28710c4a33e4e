import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';
import { plainCoupon } from '#shared/rules/typed-text.ts';
import type { CouponInput } from './coupons.tsx';

type Props = { coupons: CouponInput; onWithout: () => void; onClose: () => void };

/** Asks, before the order, about a coupon's code that was typed and not applied. */
export default function CouponDialog({ coupons: { code, wanted, applyCode }, onWithout, onClose }: Props) {
	const { t } = useTranslation(['booking', 'common']);
	const apply = async () => {
		await applyCode();
		onClose();
	};
	return (
		<QuestionDialog
			title={t('coupon.askTitle')}
			closeLabel={t('common:close')}
			answers={[
				{ text: t('coupon.askWithout'), look: 'ghost', onClick: onWithout },
				{ text: t('coupon.askApply'), busy: wanted !== undefined, focused: true, onClick: () => void apply() },
			]}
			onClose={onClose}
		>
			<p>{t('coupon.askText', { code: plainCoupon(code) })}</p>
		</QuestionDialog>
	);
}
