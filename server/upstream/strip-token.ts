/** Reads JSON and removes `secret` from its texts, so that a token which upstream repeats isn't passed on. */
export function parseStrippingToken(json: string, secret: string | undefined): unknown {
	if (!secret) return JSON.parse(json);
	return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? value.replaceAll(secret, '') : value));
}
