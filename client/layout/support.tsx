import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';

const SupportPanel = lazy(() => import('./support-panel.tsx'));
const Open = createContext<() => void>(() => {});

/** Holds the online-support panel of the whole site; its code comes when it is first asked for. */
export function SupportProvider({ children }: { children: ReactNode }) {
	const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
	return (
		<Open value={() => setState('open')}>
			{children}
			{state !== 'unused' && (
				<Suspense>
					<SupportPanel open={state === 'open'} onClose={() => setState('closed')} />
				</Suspense>
			)}
		</Open>
	);
}

/** Opens the online-support panel. */
export const useSupport = (): (() => void) => use(Open);
