import { useEffect, useRef } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { callName } from '#client/parts/order/passenger-name.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { useBackCloses } from '#client/ui/use-back-closes.ts';
import type { PassView, QrPath } from '#shared/catalogue/bff/tickets.ts';
import { PassCode, PassName } from './pass-parts.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/**
 * Shows a pass over the whole screen, on white, and keeps the screen awake. It uses the browser's own dialog, for which no code has to be loaded: a
 * pier may have no network.
 */
export function PassScreen({ pass, qr, onClose }: { pass: PassView; qr: QrPath; onClose: () => void }) {
	const { t } = useTranslation('ticket');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const awake = useWakeLock();
	// `close` gives the focus back, and the dialog's own event reports it.
	const close = () => dialog.current?.close();
	useBackCloses(true, close);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			onClose={onClose}
			aria-label={t('screen.title', { name: callName(pass, lang) })}
			className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-white p-4 text-ink-900 print:hidden"
		>
			<div className="flex min-h-full flex-col items-center justify-center gap-4 text-center">
				<IconButton label={tCommon('close')} onClick={close} className="absolute top-2 right-2">
					<CloseIcon />
				</IconButton>
				<p className="px-12">
					<PassName pass={pass} />
				</p>
				<PassCode qr={qr} number={pass.number} className="w-[min(100%,70dvh,40rem)] min-w-60" />
				<p className="tabular text-20 leading-head font-semibold tracking-[0.04em]">{pass.number}</p>
				<p className="text-14 text-2">
					{t('screen.bright')}
					{awake && <span className="block">{t('screen.awake')}</span>}
				</p>
			</div>
		</dialog>
	);
}
