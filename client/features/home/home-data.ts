import type { Home, HomeSection } from '#shared/catalogue/bff/home.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';

type HomeSections<S extends HomeSection> = Required<Pick<Home, S>>;

/** Loads sections of the home page. It never rejects: a section that can't be loaded is 'unavailable'. */
export async function homeSections<S extends HomeSection>(api: Api, ...names: S[]): Promise<HomeSections<S>> {
	const home: Partial<Home> = await api('GET /home', { sections: names.join(',') }).catch(() => ({}));
	return Object.fromEntries(
		names.map((name) => [name, home[name] === undefined ? 'unavailable' : home[name]]),
	) as HomeSections<S>;
}
