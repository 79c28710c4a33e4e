import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Link } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { TogetherView } from '#shared/catalogue/bff/together.ts';
import { voyagePath } from '#shared/paths.ts';
import { formatDate, formatDayOfWeek } from '#shared/rules/dates.ts';

/** Says which voyages of a list aren't offered any more, each with the next sailings of its line. */
export function Gone({ gone }: Pick<TogetherView, 'gone'>) {
	const { t } = useTranslation('together');
	const lang = useLanguage();
	const { nameOf } = useVoyageName();
	return (
		<ul className="mb-8 grid gap-3 empty:hidden">
			{gone.map(({ date, next }) => (
				<li key={date}>
					<Notice tone="warning" title={t('gone.title', { date: formatDate(date, 'day', lang) })}>
						<p>{t(next.length > 0 ? 'gone.next' : 'gone.none')}</p>
						<ul>
							{next.map((voyage) => (
								<li key={voyage.id}>
									<Link to={voyagePath(voyage)} className="inline-flex min-h-target items-center text-link underline">
										{`${formatDayOfWeek(voyage.date, lang)} · ${nameOf(voyage)}`}
									</Link>
								</li>
							))}
						</ul>
					</Notice>
				</li>
			))}
		</ul>
	);
}
