export type AskedPerson = { order: string; person: string };

/** The order and the passenger that an address names. */
export function askedPerson(request: Request): AskedPerson {
	const { searchParams } = new URL(request.url);
	return { order: searchParams.get('order') ?? '', person: searchParams.get('person') ?? '' };
}
