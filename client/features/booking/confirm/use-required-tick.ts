import { useState } from 'react';

/**
 * Checks a box that must be ticked before the order. `missing` marks it, never before `check`, which returns true for a ticked box and
 * else focuses it.
 */
export function useRequiredTick(id: string, ticked: boolean) {
	const [checked, setChecked] = useState(false);
	return {
		missing: checked && !ticked,
		check: (): boolean => {
			setChecked(true);
			if (!ticked) document.getElementById(id)?.focus();
			return ticked;
		},
	};
}
