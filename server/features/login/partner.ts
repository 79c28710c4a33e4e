import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { enter } from './entry.ts';

/** Stops a double click; a partner's parameters may stay valid for longer. */
const DOUBLE_CLICK_SECONDS = 10;

/** `POST /login/partner`: exchanges what a partner's app passed on for a session. Only parameters in its entry of the table go upstream. */
export const partner: Handler<'POST /login/partner'> = async ({ partner: name, parameters, nonce, replace }, scope) => {
	const entry = scope.settings.partners.find((candidate) => candidate.name === name);
	if (!entry) throw new AppError('invalid-input', 'no such partner', { field: 'partner' });
	const passed = Object.fromEntries(entry.parameters.flatMap((key) => (parameters[key] ? [[key, parameters[key]]] : [])));
	if (Object.keys(passed).length === 0) throw new AppError('invalid-input', 'no parameter', { field: 'parameters' });
	const logIn = () => scope.api('POST /openapi/user/ccb/login', passed);
	const once = `partner:${name}:${JSON.stringify(passed)}`;
	return enter({ nonce, replace, once, seconds: DOUBLE_CLICK_SECONDS, logIn }, scope);
};
