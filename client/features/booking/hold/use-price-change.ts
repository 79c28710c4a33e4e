import { useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { useHydrated } from '#client/app/root-data.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';

/** A price that changed since the member saw it: shown until it is accepted or put off, and shown again when asked to. */
export function usePriceChange(
	{ localId, changed }: { localId: string; changed: PriceChange | null },
	reload: () => Promise<unknown>,
) {
	const hydrated = useHydrated();
	const [putOff, setPutOff] = useState(false);
	return {
		changed,
		shown: hydrated && !putOff ? changed : null,
		show: () => setPutOff(false),
		putOff: () => setPutOff(true),
		accept: async (total: number) => {
			await browserApi('POST /booking/price', { localId, total });
			await reload();
		},
	};
}
