import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { deadlineText } from '#client/parts/order/deadline-text.ts';
import { DepartureChange } from '#client/parts/order/departure-change.tsx';
import { Days } from '#client/parts/voyage-days.tsx';
import { useVoyageName, VoyageName } from '#client/parts/voyage-name.tsx';
import { Button, buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { FactsList } from '#client/ui/facts-list.tsx';
import { CalendarIcon, PrintIcon } from '#client/ui/icons.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Section } from '#client/ui/section.tsx';
import type { OurVoyageView } from '#shared/catalogue/bff/our-voyage.ts';
import { calendarSubscription, ourCalendarPath, ourVoyagePath, paths } from '#shared/paths.ts';
import { formatDate, formatDayOfWeek, formatFrom, formatMoment, hourInShanghai } from '#shared/rules/dates.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(() => context.get(apiContext)('GET /our-voyage', { id: new URL(request.url).searchParams.get('id') ?? '' }));

function Missing() {
	const { t } = useTranslation('our-voyage');
	return (
		<MissingPage
			path={paths.ourVoyage}
			title={t('missing.title')}
			icon={<CalendarIcon size={40} />}
			action={<LinkButton to={paths.search}>{t('missing.search')}</LinkButton>}
		>
			{t('missing.text')}
		</MissingPage>
	);
}

/** Renders departure, check-in, boarding passes and return. */
function Facts({ view: { voyage, leavesAt, checkIn } }: { view: OurVoyageView }) {
	const { t } = useTranslation('our-voyage');
	const lang = useLanguage();
	const day = formatDate(voyage.date, 'day', lang);
	const hour = leavesAt !== null && hourInShanghai(leavesAt) !== '';
	const rows = [
		[
			t('facts.checkIn'),
			t('facts.checkInText', {
				opens: formatFrom(checkIn.opens, lang),
				due: deadlineText(checkIn.due, lang),
				closes: formatMoment(checkIn.closes, lang),
			}),
		],
		[t('facts.passes'), t('facts.passesText', { from: formatFrom(checkIn.passes, lang) })],
		[t('facts.departure'), hour ? formatMoment(leavesAt, lang) : t('facts.departureDay', { day })],
		[t('facts.return'), formatDayOfWeek(voyage.returnDate, lang)],
	] as const;
	return <FactsList look="lined" rows={rows} className="mt-5 border-t-gold-500" valueClassName="font-semibold" />;
}

/** Renders the calendar of a voyage as a subscription and as a file; both work without scripts. */
function Calendar({ id }: { id: string }) {
	const { t } = useTranslation('our-voyage');
	const { lang, site } = useFacts();
	const show = useMessages();
	const path = ourCalendarPath(id, lang);
	return (
		<Section id="calendar" title={t('calendar.title')} className="rounded-3 bg-soft px-5 py-6 md:px-8 md:py-8 print:hidden">
			<p className="mt-2 max-w-measure text-muted">{t('calendar.text')}</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<a href={calendarSubscription(site.siteUrl, path)} className={buttonStyle('primary', 'md')}>
					<CalendarIcon size={20} />
					{t('calendar.subscribe')}
				</a>
				<CopyButton
					text={`${site.siteUrl}${path}`}
					onCopied={() => show('ok', t('calendar.copied'))}
					className={buttonStyle('secondary', 'md', 'noscript:hidden')}
				>
					{t('calendar.copy')}
				</CopyButton>
				<a href={path} download className={buttonStyle('secondary', 'md')}>
					{t('calendar.file')}
				</a>
				<Button variant="ghost" onClick={() => print()} className="noscript:hidden">
					<PrintIcon size={20} />
					{t('calendar.print')}
				</Button>
			</div>
		</Section>
	);
}

function Voyage({ id, view }: { id: string; view: OurVoyageView }) {
	const { t } = useTranslation(['our-voyage', 'common']);
	const lang = useLanguage();
	const { nameOf } = useVoyageName();
	const { voyage } = view;
	const { ship, days, nights } = voyage;
	return (
		<main className="column py-8 md:py-14">
			<PageHead
				title={`${t('title')} · ${nameOf(voyage)}`}
				description={t('meta', { name: nameOf(voyage), date: formatDate(voyage.date, 'day', lang) })}
				path={ourVoyagePath(id)}
				picture={voyage.picture}
			/>
			<header className="grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
				<div>
					<p className="eyebrow">{t('eyebrow')}</p>
					<h1 className="mt-4">
						<VoyageName voyage={voyage} small="text-18" />
					</h1>
					<p className="mt-4 text-18">{`${formatDayOfWeek(voyage.date, lang)} – ${formatDayOfWeek(voyage.returnDate, lang)}`}</p>
					<p className="mt-1 text-muted">{[ship.name, t('common:card.nights', { days, nights })].filter(Boolean).join(DOT)}</p>
					<DepartureChange departure={view} className="mt-2" />
					<p className="mt-4 text-14 text-muted">{t('private')}</p>
				</div>
				<Picture src={voyage.picture} alt="" sizes="(max-width: 768px) 100vw, 50vw" className="rounded-2 print:hidden" priority />
			</header>
			<div className="mt-12 grid gap-12 md:mt-16 md:gap-16">
				<Section id="facts" title={t('facts.title')}>
					<Facts view={view} />
				</Section>
				<Section id="days" title={t('days.title')}>
					<Days days={view.days} />
				</Section>
				<Calendar id={id} />
			</div>
		</main>
	);
}

/** The page of a booked voyage for fellow travellers: it needs no login, and has no names, numbers or prices. */
export default function OurVoyage() {
	const view = useLoaderData<typeof loader>();
	const [query] = useSearchParams();
	return view ? <Voyage id={query.get('id') ?? ''} view={view} /> : <Missing />;
}
