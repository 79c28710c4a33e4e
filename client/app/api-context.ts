import { createContext } from 'react-router';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { PRESS_FIELD } from '#shared/press-key.ts';

/** Gives loaders and actions their `api`: bound in process on the server, to `fetch` in the browser. */
export const apiContext = createContext<Api>();

/** Returns the `api` with the key of the press that sent a form: calls with it are made once (docs/rules.md, change-once). */
export function apiOfPress(api: Api, form: FormData): Api {
	const press = String(form.get(PRESS_FIELD) ?? '');
	return (name, input) => api(name, input, press);
}
