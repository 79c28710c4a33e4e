import { useRef, useState } from 'react';
import { newPressKey } from '#shared/press-key.ts';

/** Milliseconds in which people press a button twice when they mean to press it once. */
const ONE_PRESS = 500;

/**
 * Returns `press`, which runs `change` once for each press: the press itself closes the door, in the handler and not with the next
 * render, and it opens again when the change is done (docs/rules.md, change-once). `change` gets the key of these presses.
 * `repeats` is true for a press that belongs to the last one; `by` is the pressed button where there are several. `under` returns the
 * end of the change that another button than `by` has under way, or null.
 */
export function usePress() {
	const [busy, setBusy] = useState(false);
	const door = useRef<{ underWay: Promise<void> | null; at: number; by: unknown; key: string }>({
		underWay: null,
		at: -ONE_PRESS,
		by: null,
		key: '',
	});
	const repeats = (by?: unknown): boolean => {
		const last = door.current;
		return last.underWay !== null || (last.by === by && performance.now() - last.at < ONE_PRESS);
	};
	const under = (by?: unknown): Promise<void> | null => (door.current.by === by ? null : door.current.underWay);
	const press = async (change: (key: string) => Promise<unknown>, by?: unknown): Promise<void> => {
		if (repeats(by)) return;
		const key = door.current.key || newPressKey();
		let open = () => {};
		const underWay = new Promise<void>((ended) => {
			open = ended;
		});
		door.current = { underWay, at: performance.now(), by, key };
		setBusy(true);
		try {
			await change(key);
		} finally {
			door.current.underWay = null;
			setBusy(false);
			open();
		}
	};
	return { busy, press, repeats, under };
}
