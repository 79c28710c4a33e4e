import { useFacts } from '#client/app/facts.tsx';
import { useHydrated } from '#client/app/root-data.ts';
import { PRESS_FIELD } from '#shared/press-key.ts';

/** Renders the key of the page, with which a form is sent before scripts run (docs/rules.md, change-once). */
export function PressField() {
	const { press } = useFacts();
	const hydrated = useHydrated();
	return press && !hydrated && <input type="hidden" name={PRESS_FIELD} value={press} />;
}
