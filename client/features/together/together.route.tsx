import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { apiContext } from '#client/app/api-context.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { unlessMissing } from '#client/app/unless-missing.ts';
import { MissingPage } from '#client/layout/missing-page.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { CompareTable } from '#client/parts/compare/compare-table.tsx';
import type { TogetherAnswer } from '#client/parts/compare/together-form.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { VoyageCards } from '#client/parts/voyage-cards.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { CalendarIcon, HeartFilledIcon, HeartIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Section } from '#client/ui/section.tsx';
import type { TogetherView } from '#shared/catalogue/bff/together.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { paths, togetherPath, togetherPicture, voyagePath } from '#shared/paths.ts';
import { formatDate, formatDayOfWeek } from '#shared/rules/dates.ts';
import { Send } from './send.tsx';

/** Sends the likes of a list, one at a time. */
const useLikes = (id: string) => useRouteSender<TogetherAnswer>(togetherPath(id));

type LikeProps = { voyage: VoyageCard; view: TogetherView; sender: ReturnType<typeof useLikes> };

/** Renders how many like a voyage best, and the button to say so; pressed again, it takes that back. */
function Like({ voyage, view: { likes, liked }, sender }: LikeProps) {
	const { t } = useTranslation('together');
	const { nameOf } = useVoyageName();
	const title = nameOf(voyage, voyage.date);
	const sent = sender.pending?.get('voyage');
	const own = (sent ?? liked) === voyage.id;
	const Heart = own ? HeartFilledIcon : HeartIcon;
	return (
		<PressForm sender={sender}>
			<p className="tabular font-semibold text-accent">{t('count', { count: likes[voyage.id] ?? 0 })}</p>
			<Button
				type="submit"
				name="voyage"
				value={liked === voyage.id ? '' : voyage.id}
				variant={own ? 'primary' : 'secondary'}
				size="sm"
				busy={sent === voyage.id}
				aria-pressed={own}
				aria-label={t(own ? 'likedNamed' : 'likeNamed', { title })}
				className="mt-2 max-md:w-full max-md:px-1! print:hidden"
				data-noprint
			>
				<Heart size={18} className="max-md:hidden" />
				<span>{t(own ? 'liked' : 'like')}</span>
			</Button>
		</PressForm>
	);
}

/** Says which voyages of a list aren't offered any more, each with the next sailings of its line. */
function Gone({ gone }: Pick<TogetherView, 'gone'>) {
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
										{`${formatDayOfWeek(voyage.date, lang)}${DOT}${nameOf(voyage)}`}
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

const idIn = (request: Request): string => new URL(request.url).searchParams.get('id') ?? '';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
	unlessMissing(() => context.get(apiContext)('GET /together', { id: idIn(request) }));

/** Makes a list of the voyages that a form names, or notes the like of one. In the browser the page then loads itself again. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response | TogetherAnswer> {
	const api = context.get(apiContext);
	const form = await request.formData();
	const field = (name: string) => String(form.get(name) ?? '');
	const isServer = typeof document === 'undefined';
	const id = idIn(request);
	try {
		if (form.has('ids')) {
			const list = { ids: field('ids'), adult: field('adult'), child: field('child') };
			return redirect(togetherPath((await api('POST /together', list)).id));
		}
		await api('POST /together/like', { id, voyage: field('voyage') });
	} catch (error) {
		// Without scripts the form of a new list stands on a page that this one can't show again.
		if (isServer && form.has('ids')) throw error;
		return { failure: failedCall(error) };
	}
	return isServer ? redirect(togetherPath(id)) : null;
}

function Missing() {
	const { t } = useTranslation('together');
	return (
		<MissingPage
			path={paths.together}
			title={t('missing.title')}
			icon={<CalendarIcon size={40} />}
			action={<LinkButton to={paths.search}>{t('missing.search')}</LinkButton>}
		>
			{t('missing.text')}
		</MissingPage>
	);
}

function List({ id, view }: { id: string; view: TogetherView }) {
	const { t } = useTranslation('together');
	const lang = useLanguage();
	const { placesOf } = useVoyageName();
	const sender = useLikes(id);
	const { voyages, compared, gone, until, today, party } = view;
	const words = t('adults', { count: party.adult }) + (party.child > 0 ? t('childrenToo', { count: party.child }) : '');
	const names = voyages.map((voyage) => placesOf(voyage) || voyage.title).join(' / ');
	const failure = sender.answer?.failure;
	return (
		<main className="column py-8 md:py-14">
			<PageHead
				title={t('title')}
				description={t('meta', { names })}
				path={togetherPath(id)}
				picture={togetherPicture(id, lang, '1080')}
			/>
			<header className="mb-8 md:mb-10">
				<h1>{t('heading')}</h1>
				<p className="mt-3 max-w-measure text-18 text-muted">{t('lead', { count: voyages.length })}</p>
				<p className="mt-1 text-14 text-muted print:hidden">{t('anonymous')}</p>
			</header>
			<Gone gone={gone} />
			{failure && <FailureNotice failure={failure} title={t('failed')} />}
			{voyages.length > 1 && (
				<CompareTable
					voyages={voyages}
					compared={compared}
					party={{ words: t('prices', { party: words }), people: party.adult + party.child }}
					first={{ name: t('picks'), of: (voyage) => <Like voyage={voyage} view={view} sender={sender} /> }}
				/>
			)}
			{voyages.length === 1 && (
				<Section id="left" title={t('left')} titleClassName="mb-6 text-h3!">
					<VoyageCards voyages={voyages} priority />
				</Section>
			)}
			<p className="mt-6 max-w-measure text-14 text-muted">
				{t('pricesNote', { party: words, day: formatDate(today, 'day', lang), until: formatDate(until, 'day', lang) })}
			</p>
			<Send id={id} voyages={voyages.length} />
		</main>
	);
}

/** The page of a list of voyages that friends decide on together. It needs no login, and knows nobody. */
export default function Together() {
	const view = useLoaderData<typeof loader>();
	const [query] = useSearchParams();
	return view ? <List id={query.get('id') ?? ''} view={view} /> : <Missing />;
}
