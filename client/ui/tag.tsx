import type { ReactNode } from 'react';

export type TagTone = 'neutral' | 'info' | 'gold' | 'promo' | 'ok' | 'warning' | 'error';

const tones: Record<TagTone, string> = {
	neutral: 'bg-sand-100 text-ink-700',
	info: 'bg-sea-100 text-sea-600',
	gold: 'bg-gold-100 text-gold-700',
	promo: 'bg-coral-100 text-coral-700',
	ok: 'bg-green-100 text-green-700',
	warning: 'bg-amber-100 text-amber-800',
	error: 'bg-red-100 text-red-700',
};

/** Renders a short word about the thing beside it. The word carries the meaning; the colour only agrees. */
export function Tag({ tone = 'neutral', icon, children }: { tone?: TagTone; icon?: ReactNode; children: ReactNode }) {
	return (
		<span
			className={`inline-flex items-center gap-1 rounded-1 border border-transparent px-2 py-1 text-14 leading-head font-semibold ${tones[tone]}`}
		>
			{icon}
			<span>{children}</span>
		</span>
	);
}
