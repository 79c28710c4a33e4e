import { useLanguage } from '#client/app/facts.tsx';
import { CardPicture } from '#client/ui/card-picture.tsx';
import { Link } from '#client/ui/link.tsx';
import type { EntryCard } from '#shared/catalogue/bff/stories.ts';
import { articlePath } from '#shared/paths.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';

/** Renders the day and the group of an entry. */
export function EntryLine({ entry: { date, group }, kind }: { entry: EntryCard; kind?: string }) {
	const lang = useLanguage();
	return (
		<p className="flex flex-wrap gap-x-3 text-14 text-muted">
			{isDay(date) && <time dateTime={date}>{formatDate(date, 'day', lang)}</time>}
			{[kind, group].filter(Boolean).map((word) => (
				<span key={word} className="text-accent">
					{word}
				</span>
			))}
		</p>
	);
}

/** Renders news or notices as cards, side by side where there is room. */
export function EntryCards({ entries, className = '' }: { entries: readonly EntryCard[]; className?: string }) {
	return (
		<ul className={`card-grid gap-y-10 ${className}`}>
			{entries.map((entry) => (
				<li key={entry.id}>
					<article className="group relative flex h-full flex-col border-t border-gold-500/60 pt-5">
						{entry.picture && <CardPicture src={entry.picture} className="mb-4" />}
						<EntryLine entry={entry} />
						<h3 className="mt-2 text-18 leading-head font-semibold">
							<Link to={articlePath(entry)} className="after:absolute after:inset-0 group-hover:text-link group-hover:underline">
								{entry.title}
							</Link>
						</h3>
						{entry.intro && <p className="mt-2 text-muted">{entry.intro}</p>}
					</article>
				</li>
			))}
		</ul>
	);
}
