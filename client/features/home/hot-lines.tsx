import { useTranslation } from 'react-i18next';
import { Link, OnwardArrow } from '#client/ui/link.tsx';
import type { HotLineView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { paths } from '#shared/paths.ts';
import { Figures } from './figures.tsx';
import { MoreLink } from './more-link.tsx';

/** Renders recommended routes as a numbered list. */
export function HotLines({ lines }: { lines: Section<HotLineView[]> }) {
	const { t } = useTranslation('home');
	const shown = entriesOf(lines);
	if (shown.length === 0) return null;
	return (
		<section aria-labelledby="hot-lines-title" className="later bg-soft py-section max-md:[--later:78rem]">
			<div className="column grid gap-x-columns gap-y-8 lg:grid-cols-12">
				<div className="lg:col-span-4">
					<h2 id="hot-lines-title">{t('hotLines.title')}</h2>
					<p className="mt-4 max-w-[26em] text-muted">{t('hotLines.lead')}</p>
					<MoreLink to={paths.search} className="mt-4">
						{t('hotLines.more')}
					</MoreLink>
				</div>
				<ol className="border-t border-gold-500/60 lg:col-span-8">
					{shown.map(({ title, desc, link, figures }, index) => (
						<li
							key={title}
							className="group relative grid grid-cols-[2.5rem_1fr] border-b border-line py-5 md:grid-cols-[4rem_1fr] md:py-6"
						>
							<span aria-hidden="true" className="tabular pt-1 font-display text-16 text-accent">
								{String(index + 1).padStart(2, '0')}
							</span>
							<div className="grid gap-x-8 gap-y-1 xl:grid-cols-[5fr_4fr] xl:items-baseline">
								<p className="font-display text-h4 leading-head text-balance">
									{link ? (
										<Link to={link} className="after:absolute after:inset-0 group-hover:text-link">
											{title}
										</Link>
									) : (
										title
									)}
								</p>
								<p className="flex items-center justify-between gap-4 text-muted">
									<span>
										<span>{desc}</span>
										<Figures of={figures} className="mt-1 block text-main" />
									</span>
									{link && <OnwardArrow className="text-accent" />}
								</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
