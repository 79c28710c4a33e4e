import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

const WIDTH = 440;
const SIZE = 240;

/** Explains how a phone pays with a code on its own screen: it saves the picture, and WeChat reads it from the album. */
function Saving({ image }: { image: string }) {
	const { t } = useTranslation('payment');
	return (
		<>
			<a href={image} download="wechat-pay.png" className={buttonStyle('primary', 'md')}>
				{t('qr.save')}
			</a>
			<ol className="grid max-w-72 list-decimal gap-1 pl-5 text-left">
				<li>{t('qr.saveFirst')}</li>
				<li>{t('qr.saveThen')}</li>
				<li>{t('qr.saveLast')}</li>
			</ol>
		</>
	);
}

/** `price` is empty when it is unknown. */
type Props = { image: string; price: string; phone: boolean; onClose: () => void };

/** Renders the dialog with a code for WeChat: scanned from a wide screen, saved on a phone. The page notices the payment by polling. */
export default function QrDialog({ image, price, phone, onClose }: Props) {
	const { t } = useTranslation(['payment', 'common']);
	return (
		<Dialog open onClose={onClose} title={t('qr.title')} closeLabel={t('common:close')} width={WIDTH} dismissible={false}>
			<div className="grid justify-items-center gap-4 text-center">
				{price && <p className="tabular text-h3 leading-head font-semibold text-price">{price}</p>}
				<img src={image} alt={t('qr.alt')} width={SIZE} height={SIZE} className="rounded-3 border border-line bg-white p-2" />
				{phone ? <Saving image={image} /> : <p className="max-w-72">{t('qr.text')}</p>}
				<p role="status" className="text-14 text-muted">
					{t('qr.waiting')}
				</p>
			</div>
		</Dialog>
	);
}
