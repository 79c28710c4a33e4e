import type { ReactNode } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import type { SearchOptions, Section } from '#shared/catalogue/bff/views.ts';
import { listNames } from '#shared/rules/lists.ts';

/** Renders the page's heading and the offer in one sentence. `children` are the same in figures. */
export function Intro({ options, children }: { options: Section<SearchOptions>; children: ReactNode }) {
	const { t } = useTranslation('home');
	const lang = useLanguage();
	return (
		<section className="column grid gap-x-columns gap-y-6 pt-section lg:grid-cols-12">
			<h1 className="text-balance lg:col-span-7">{t('intro.title')}</h1>
			<div className="border-l border-gold-500 pl-6 lg:col-span-5 lg:self-end xl:col-span-4 xl:col-start-9">
				<p className="max-w-measure text-18 text-2">
					{options === 'unavailable' || !options.ships[0] || !options.ports[0]
						? t('intro.lead')
						: t('intro.leadCounted', {
								ships: listNames(
									options.ships.map(({ name }) => name),
									'and',
									lang,
								),
								count: options.ports.length,
							})}
				</p>
				<p className="mt-2 min-h-[2.5em] leading-head">{children}</p>
			</div>
		</section>
	);
}
