import { useEffect, useRef } from 'react';

/** A dialog that closes gives the focus back first. */
const FOCUS_AFTER = 50;

/** Says which control gets the focus once the open dialog has closed: the one that opened it may not exist any more. */
export function useFocusAfterDialog(open: boolean): (id: string) => void {
	const wanted = useRef('');
	useEffect(() => {
		if (open || wanted.current === '') return;
		const id = wanted.current;
		wanted.current = '';
		const timer = setTimeout(() => document.getElementById(id)?.focus(), FOCUS_AFTER);
		return () => clearTimeout(timer);
	}, [open]);
	return (id) => {
		wanted.current = id;
	};
}
