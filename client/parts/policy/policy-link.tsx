import { type ReactNode, useState } from 'react';
import { useLazyWithTexts } from '#client/app/on-demand.tsx';
import type { POLICY_TYPES } from '#shared/constants.ts';
import { policyPath } from '#shared/paths.ts';

/**
 * A policy one press away from a form: read in a dialog over it, so that nothing typed is lost. Without scripts, or opened on purpose
 * (Ctrl, middle button), it is a page in a window of its own.
 */
export function PolicyLink({ type, children }: { type: (typeof POLICY_TYPES)[number]; children: ReactNode }) {
	const PolicyDialog = useLazyWithTexts(() => import('./policy-dialog.tsx'), 'policy');
	const [open, setOpen] = useState(false);
	return (
		<>
			<a
				href={policyPath(type)}
				target="_blank"
				rel="noopener"
				aria-haspopup="dialog"
				className="text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					setOpen(true);
				}}
			>
				{children}
			</a>
			{open && <PolicyDialog type={type} onClose={() => setOpen(false)} />}
		</>
	);
}
