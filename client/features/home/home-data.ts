import type { Home, HomeSection } from '#shared/catalogue/bff/home.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';

export type HomeSections<S extends HomeSection> = Required<Pick<Home, S>>;

/** Sections of the home page. Never rejects: what can't be had is 'unavailable', section by section. */
export async function homeSections<S extends HomeSection>(api: Api, ...names: S[]): Promise<HomeSections<S>> {
	const home: Partial<Home> = await api('GET /home', { sections: names.join(',') }).catch(() => ({}));
	return Object.fromEntries(
		names.map((name) => [name, home[name] === undefined ? 'unavailable' : home[name]]),
	) as HomeSections<S>;
}

/** The entries of a list section; none when it could not be had. */
export const entriesOf = <T>(section: readonly T[] | 'unavailable'): readonly T[] => (section === 'unavailable' ? [] : section);
