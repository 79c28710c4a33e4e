import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#client/app/root-data.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckIcon, QrIcon, RefreshIcon } from '#client/ui/icons.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { NARROW_SCREEN, useMediaQuery } from '#client/ui/use-media-query.ts';
import { type QrPhase, useWechatQr } from './use-wechat-qr.ts';

const SIZE = 208;
/** States that end a code: the visitor needs a new one. */
const STALE: readonly QrPhase[] = ['expired', 'refused', 'failed'];

/** Covers the code in every state but `waiting`: loading, scanned or confirmed, or ended. */
function Veil({ phase, onRefresh }: { phase: QrPhase; onRefresh: () => void }) {
	const { t } = useTranslation('login');
	if (phase === 'loading')
		return (
			<span className="text-navy-700">
				<Spinner size={28} />
			</span>
		);
	if (STALE.includes(phase))
		return (
			<button
				type="button"
				aria-label={t('qr.refresh')}
				onClick={onRefresh}
				className="grid size-16 place-items-center rounded-pill bg-action text-on-action transition-colors hover:bg-action-hover"
			>
				<RefreshIcon size={28} />
			</button>
		);
	return (
		<span className="grid size-14 place-items-center rounded-pill bg-green-100 text-green-700">
			<CheckIcon size={28} />
		</span>
	);
}

/** One code with its state, and the button for a new one once it has ended. */
function Attempt({ onConfirmed, onRefresh }: { onConfirmed: () => Promise<void>; onRefresh: () => void }) {
	const { t } = useTranslation('login');
	const { phase, image, lost, late, refusal } = useWechatQr(onConfirmed);
	const stale = STALE.includes(phase);
	const trouble = stale ? undefined : lost ? 'lost' : late ? 'late' : undefined;
	const words = t(`qr.${trouble ?? phase}`);
	const more = trouble ? t(`qr.${trouble}Text`) : phase === 'scanned' ? t('qr.scannedText') : refusal;
	return (
		<div className="flex flex-col items-center gap-4 md:flex-row xl:flex-col xl:items-start">
			<div className="relative size-52 overflow-hidden rounded-3 border border-line bg-white">
				{image && <img src={image} alt={t('qr.alt')} width={SIZE} height={SIZE} className="size-full p-3" />}
				{phase !== 'waiting' && (
					<div className="absolute inset-0 grid place-items-center content-center gap-3 bg-white/95 p-4 text-center">
						<Veil phase={phase} onRefresh={onRefresh} />
					</div>
				)}
			</div>
			<div className="max-md:text-center">
				<p role="status">
					<span className="font-semibold">{words}</span>
					{more && <span className="mt-1 block text-14 text-muted">{more}</span>}
				</p>
				{stale && (
					<Button variant="link" onClick={onRefresh}>
						{t('qr.refresh')}
					</Button>
				)}
			</div>
		</div>
	);
}

/** Login by scanning a code with WeChat. On phones, which can't scan their own screen, the code is made on request only. */
export function WechatQr({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
	const { t } = useTranslation('login');
	const title = useId();
	const narrow = useMediaQuery(NARROW_SCREEN);
	const hydrated = useHydrated();
	const [asked, setAsked] = useState(false);
	const [turn, setTurn] = useState(0);
	const active = asked || (hydrated && !narrow);
	return (
		<section
			aria-labelledby={title}
			className="border-t border-line pt-8 noscript:hidden xl:border-t-0 xl:border-l xl:pt-0 xl:pl-12"
		>
			<h2 id={title} className="mb-2 card-title">
				{t('qr.title')}
			</h2>
			<p className="mb-5 text-14 text-muted max-md:hidden">{t('qr.lead')}</p>
			<p className="mb-5 text-14 text-muted md:hidden">{t('qr.phoneLead')}</p>
			{active ? (
				<Attempt key={turn} onConfirmed={onConfirmed} onRefresh={() => setTurn(turn + 1)} />
			) : (
				<>
					<Button variant="secondary" onClick={() => setAsked(true)} className="w-full md:hidden">
						<QrIcon size={20} />
						{t('qr.open')}
					</Button>
					<div className="size-52 rounded-3 border border-line max-md:hidden" />
				</>
			)}
		</section>
	);
}
