/** The marks by which an app that logs its users in is recognised, and the parameters that it passes on (docs/partners.md). */
export type Partner = {
	name: string;
	/** Query parameters, each with the values that mean this partner. */
	query: Readonly<Record<string, readonly string[]>>;
	/** Parts of the web view's user agent, in any case. */
	userAgent: readonly string[];
	/** The object that its web view puts into the page, as a path below `window`. */
	bridge: string | null;
	/** Query parameters that are exchanged for a session. */
	parameters: readonly string[];
};

export type Surroundings = { search: string; userAgent: string; hasBridge: (path: string) => boolean };

/** Returns the partner of the app that shows a page, by query, user agent or bridge; null in a plain browser. */
export function partnerOf(partners: readonly Partner[], { search, userAgent, hasBridge }: Surroundings): Partner | null {
	const query = new URLSearchParams(search);
	const agent = userAgent.toLowerCase();
	const isIn = (partner: Partner): boolean =>
		Object.entries(partner.query).some(([key, values]) => query.getAll(key).some((value) => values.includes(value))) ||
		partner.userAgent.some((part) => agent.includes(part.toLowerCase())) ||
		(partner.bridge !== null && hasBridge(partner.bridge));
	return partners.find(isIn) ?? null;
}

/** Returns the parameters that an address passes on for a partner; null without any. */
export function partnerParameters({ parameters }: Partner, search: string): Record<string, string> | null {
	const query = new URLSearchParams(search);
	const passed = parameters.flatMap((key) => {
		const value = query.get(key);
		return value ? [[key, value] as const] : [];
	});
	return passed.length > 0 ? Object.fromEntries(passed) : null;
}
