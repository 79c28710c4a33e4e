export type AskedPerson = { order: string; person: string };

/** Reads the order and the passenger from an address. */
export function askedPerson(request: Request): AskedPerson {
	const { searchParams } = new URL(request.url);
	return { order: searchParams.get('order') ?? '', person: searchParams.get('person') ?? '' };
}
