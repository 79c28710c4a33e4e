import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { DOT } from '#client/ui/dot.ts';
import type { FactRow } from '#client/ui/facts-list.tsx';
import type { PassOrder, PassView, QrPath } from '#shared/catalogue/bff/tickets.ts';
import { formatDate, hourInShanghai, todayInShanghai } from '#shared/rules/dates.ts';

/** Renders the name as in the passport, which staff compare, with the Chinese one below it. */
export function PassName({ pass: { name, pinyin }, className = 'text-h3' }: { pass: PassView; className?: string }) {
	const main = pinyin || name;
	return (
		<>
			<span className={`block font-sans leading-head font-semibold tracking-[0.02em] break-words uppercase ${className}`}>
				<PersonName name={main} />
			</span>
			{name !== main && (
				<span className="mt-1 block font-sans text-14 font-normal tracking-normal text-muted">
					<PersonName name={name} />
				</span>
			)}
		</>
	);
}

/** The code's quiet zone in modules, both sides together. */
const QUIET = 8;

/** `millimetres`: the width of the code on paper, without its quiet zone. */
type CodeProps = { qr: QrPath; number: string; className: string; millimetres?: number };

/** Renders a pass's QR code with its quiet zone, black on white on every colour scheme. */
export function PassCode({ qr, number, className, millimetres }: CodeProps) {
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

/** Returns the other facts of a pass by importance. */
export function usePassFacts(order: PassOrder, { roomNum, deck }: PassView): FactRow[] {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	const { voyage, boardingAt, leavesAt, port, terminal } = order;
	const day = boardingAt === null ? voyage.date : todayInShanghai(new Date(boardingAt));
	return [
		[t('facts.boarding'), boardingAt === null ? t('facts.open') : hourInShanghai(boardingAt)],
		[t('facts.date'), formatDate(day, 'day', lang)],
		[t('facts.leaves'), leavesAt !== null && hourInShanghai(leavesAt)],
		[t('facts.cabin'), [roomNum, deck && t('facts.deck', { deck })].filter(Boolean).join(DOT)],
		[t('facts.terminal'), [port, terminal].filter(Boolean).join(DOT), 'col-span-2'],
	];
}
