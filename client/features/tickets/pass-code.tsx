import { useTranslation } from 'react-i18next';
import type { QrPath } from '#shared/catalogue/bff/tickets.ts';

type Props = {
	qr: QrPath;
	number: string;
	className: string;
	/** On paper: how wide the code is, without its quiet zone. */
	millimetres?: number;
};

/** Modules of the quiet zone, both sides together. */
const QUIET = 8;

/** A pass's QR code, black on white whatever colours the device is set to; its quiet zone is part of it. */
export function PassCode({ qr, number, className, millimetres }: Props) {
	const { t } = useTranslation('ticket');
	return (
		<svg
			role="img"
			aria-label={t('code', { number })}
			viewBox={`0 0 ${qr.size} ${qr.size}`}
			style={millimetres ? { width: `${(millimetres * qr.size) / (qr.size - QUIET)}mm` } : undefined}
			shapeRendering="crispEdges"
			className={`aspect-square bg-white forced-color-adjust-none ${className}`}
		>
			<path fill="#fff" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
			<path fill="#000" d={qr.path} />
		</svg>
	);
}
