import { useTranslation } from 'react-i18next';
import type { QrPath } from '#shared/catalogue/bff/tickets.ts';

/** A pass's QR code, black on white whatever colours the device is set to; its quiet zone is part of it. */
export function PassCode({ qr, number, className }: { qr: QrPath; number: string; className: string }) {
	const { t } = useTranslation('ticket');
	return (
		<svg
			role="img"
			aria-label={t('code', { number })}
			viewBox={`0 0 ${qr.size} ${qr.size}`}
			shapeRendering="crispEdges"
			className={`aspect-square bg-white forced-color-adjust-none ${className}`}
		>
			<path fill="#fff" d={`M0 0h${qr.size}v${qr.size}h-${qr.size}z`} />
			<path fill="#000" d={qr.path} />
		</svg>
	);
}
