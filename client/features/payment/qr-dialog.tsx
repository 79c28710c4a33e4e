import { useTranslation } from 'react-i18next';
import { Dialog } from '#client/ui/dialog.tsx';

const WIDTH = 440;
const SIZE = 240;

/** The code to scan with WeChat; the page sees by itself when it has been paid. */
export default function QrDialog({ image, price, onClose }: { image: string; price: string; onClose: () => void }) {
	const { t } = useTranslation(['payment', 'common']);
	return (
		<Dialog open onClose={onClose} title={t('qr.title')} closeLabel={t('common:close')} width={WIDTH} dismissible={false}>
			<div className="grid justify-items-center gap-4 text-center">
				<p className="tabular text-h3 leading-head font-semibold text-price">{price}</p>
				<img src={image} alt={t('qr.alt')} width={SIZE} height={SIZE} className="rounded-3 border border-line bg-white p-2" />
				<p className="max-w-72">{t('qr.text')}</p>
				<p role="status" className="text-14 text-2">
					{t('qr.waiting')}
				</p>
			</div>
		</Dialog>
	);
}
