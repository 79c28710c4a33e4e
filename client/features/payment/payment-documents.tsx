import { useTranslation } from 'react-i18next';
import { OtherDocuments } from '#client/parts/booking/other-documents.tsx';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';

/** Says which passengers of the order need another document for their sailing. */
export function PaymentDocuments({ documents }: Pick<PaymentView, 'documents'>) {
	const { t } = useTranslation('orders');
	if (documents === null) return null;
	const { passengers, types, by } = documents;
	return (
		<div className="mt-6">
			<OtherDocuments passengers={passengers} types={types.map((type) => t(`cabins.types.${type}`))} by={by} />
		</div>
	);
}
