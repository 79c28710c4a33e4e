import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = { title?: string; label: string; onRetry: () => void; children: ReactNode };

/** Renders the place of something that could not be loaded, with a button that loads it again. */
export const RetryNotice = ({ title, label, onRetry, children }: Props) => (
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
