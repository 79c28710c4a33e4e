import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx';

type NoticeTone = 'info' | 'ok' | 'warning' | 'error';

const tones = {
	info: { look: 'border-sea-600 bg-sea-100/60', ink: 'text-sea-600', Icon: InfoIcon },
	ok: { look: 'border-green-700 bg-green-100/60', ink: 'text-green-700', Icon: CheckCircleIcon },
	warning: { look: 'border-amber-800 bg-amber-100', ink: 'text-amber-800', Icon: WarningIcon },
	error: { look: 'border-red-700 bg-red-100', ink: 'text-red-700', Icon: ErrorIcon },
};

type Props = {
	tone?: NoticeTone;
	title?: ReactNode;
	live?: boolean;
	action?: ReactNode;
	children?: ReactNode;
};

/** Renders a message that stays beside its cause. `live` is for one that appears after the page has been shown. */
export function Notice({ tone = 'info', title, live = false, action, children }: Props) {
	const { look, ink, Icon } = tones[tone];
	const role = tone === 'error' ? 'alert' : 'status';
	return (
		<div role={live ? role : undefined} className={`flex gap-3 rounded-2 border-l-3 px-4 py-3 text-ink-900 ${look}`}>
			<Icon className={`mt-px shrink-0 ${ink}`} />
			<div className="min-w-0 flex-1">
				{title && <p className="font-semibold">{title}</p>}
				{children && <div className="text-14 text-pretty">{children}</div>}
				{action && <div className="mt-1">{action}</div>}
			</div>
		</div>
	);
}

type RetryNoticeProps = { title?: string; label: string; onRetry: () => void; children: ReactNode };

/** Renders the place of something that could not be loaded, with a button that loads it again. */
export const RetryNotice = ({ title, label, onRetry, children }: RetryNoticeProps) => (
	<Notice
		tone="error"
		live
		title={title}
		action={
			<Button variant="secondary" size="sm" onClick={onRetry} className="mt-1">
				{label}
			</Button>
		}
	>
		{children}
	</Notice>
);
