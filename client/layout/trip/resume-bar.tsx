import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { checkInFormPath } from '#shared/inner-paths.ts';
import { type MenuName, pageAt } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { formatMoment } from '#shared/rules/dates.ts';

type Unfinished = CallOutput<'GET /check-in/unfinished'>['unfinished'];

/** The menus of a member's own pages. */
const OWN: readonly MenuName[] = ['trip', 'membership', 'beforeSailing', 'member'];

/** Whether a page is one of a member's trips. Pages that serve one task, such as booking or the form of a check-in, are in no menu. */
const isOfTrip = (pathname: string): boolean =>
	pathname.startsWith(paths.order) || pathname === paths.checkIn || OWN.some((menu) => pageAt(pathname)?.menus?.includes(menu));

/** Whose check-in was begun, when it was saved last, and the link that goes on with it; asked for anew on each page of the member's trips. */
export default function ResumeBar({ pathname }: { pathname: string }) {
	const { t } = useTranslation('trip');
	const lang = useLanguage();
	const [answer, setAnswer] = useState<{ on: string; unfinished: Unfinished } | null>(null);
	useEffect(() => {
		if (!isOfTrip(pathname)) return;
		browserApi('GET /check-in/unfinished', {}).then(
			({ unfinished }) => setAnswer({ on: pathname, unfinished }),
			() => {},
		);
	}, [pathname]);
	// What was true on the page before may have been sent since.
	const unfinished = answer?.on === pathname ? answer.unfinished : null;
	if (!unfinished) return null;
	const { order, person, step, name, savedAt } = unfinished;
	return (
		<aside
			aria-label={t('resume.label')}
			data-bottom-bar=""
			className="sticky bottom-(--above-tabs) z-sticky md:bottom-0 print:hidden"
		>
			<div className="on-dark bg-inverse">
				<Link
					to={checkInFormPath({ order, person, step })}
					className="column group flex min-h-14 items-center gap-x-4 py-2 leading-head md:min-h-16"
				>
					<span className="min-w-0 flex-1">
						<span className="block truncate font-semibold">{t('resume.title', { name })}</span>
						<span className="block truncate text-14 text-2">{t('resume.saved', { time: formatMoment(savedAt, lang) })}</span>
					</span>
					<span className="flex shrink-0 items-center gap-2 font-semibold text-accent">
						{t('resume.go')}
						<ArrowRightIcon size={18} className="transition-transform duration-base group-hover:translate-x-1" />
					</span>
				</Link>
			</div>
		</aside>
	);
}
