import { useState } from 'react';
import { useInBrowser } from '#client/app/root-data.ts';
import { readStored, store } from '#client/app/stored.ts';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { ChevronRightIcon, CloseIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { NoticeView } from '#shared/catalogue/bff/views.ts';
import { articlePath } from '#shared/paths.ts';
import { localDay } from '#shared/rules/dates.ts';

const CLOSED = 'noticeClosed';
const stamp = (id: string) => `${id} ${localDay(new Date())}`;

/**
 * Renders the notice of the month on one line, as a link to its whole text, until it is closed for the day; then, and without a
 * notice, a word of service.
 */
export function NoticeLine({ notice }: { notice: NoticeView | null }) {
	const { t } = useTranslation();
	const closedToday = useInBrowser(() => !!notice && readStored('localStorage', CLOSED) === stamp(notice.id), false);
	const [closed, setClosed] = useState(false);
	if (!notice || closed || closedToday) return <p className="flex min-h-10 min-w-0 items-center text-2">{t('notice.service')}</p>;
	const close = () => {
		store('localStorage', CLOSED, stamp(notice.id));
		setClosed(true);
	};
	return (
		<section aria-label={t('notice.label')} className="notice-line -ml-1 flex min-w-0 items-center max-md:w-full">
			<Link
				to={articlePath({ id: notice.id, date: String(notice.year) })}
				className="flex min-h-10 min-w-0 items-center gap-2 px-1 text-left hover:text-gold-300 max-md:flex-1 touch:min-h-target"
			>
				<span className="shrink-0 font-semibold text-accent">{t('notice.label')}</span>
				<span className="truncate">{notice.text}</span>
				<ChevronRightIcon size={16} className="shrink-0" />
				<span className="sr-only">{t('notice.open')}</span>
			</Link>
			<button
				type="button"
				aria-label={t('notice.close')}
				onClick={close}
				className="grid h-10 w-10 shrink-0 place-items-center hover:text-gold-300 touch:size-target"
			>
				<CloseIcon size={16} />
			</button>
		</section>
	);
}
