import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { CalendarButton } from '#client/parts/calendar/calendar-button.tsx';
import { PersonName } from '#client/parts/order/person-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInPassengerPath, checkInPath, ticketPath } from '#shared/journey-paths.ts';
import { paths } from '#shared/paths.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { formatFrom } from '#shared/rules/dates.ts';
import { NamedText } from '../named-text.tsx';

const WAY = 'inline-flex min-h-target items-center text-link underline underline-offset-4';

/** A passenger is checked in: who is next, and when the boarding pass appears. */
export function Done({
	sailing,
	person,
	people,
}: {
	sailing: CheckInSailing;
	person: CheckInPerson;
	people: readonly CheckInPerson[];
}) {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const { voyage, window, order } = sailing;
	const name = person.name || person.pinyin;
	const next = people.find(({ id, state }) => id !== person.id && (state === 'not-started' || state === 'begun'));
	const done = people.filter(({ state }) => isCheckedIn(state)).length;
	const title = t('review.doneTitle');
	// Passes of an order that was only found are its member's alone.
	const ready = person.state === 'pass-ready' && sailing.own;
	return (
		<main className="check-in-page column grid items-center gap-x-16 gap-y-10 py-8 md:py-16 lg:grid-cols-2">
			<PageHead title={title} path={paths.onlineConfirm} />
			{voyage.picture && (
				<Picture
					src={voyage.picture}
					alt=""
					ratio="4/5"
					narrow={{ ratio: '16/9' }}
					sizes="(max-width: 1023px) 100vw, 600px"
					priority
					className="rounded-3 lg:order-last"
				/>
			)}
			<div className="min-w-0">
				<span className="grid size-14 place-items-center rounded-pill bg-green-100 text-green-700">
					<CheckIcon size={28} strokeWidth={2} />
				</span>
				<p className="eyebrow mt-6">{t('review.doneCount', { done, all: people.length })}</p>
				<h1 className="mt-3 text-h1">
					<NamedText name={name} text={(of) => t('review.doneFor', { name: of })} />
				</h1>
				<p className="mt-4 max-w-measure text-18 text-2">
					{t(ready ? 'review.passReady' : 'review.pass', { time: formatFrom(window.passFrom, lang) })}
				</p>
				<ul className="mt-8 grid border-y border-line">
					{people.map(({ id, name: other, pinyin, state }) => (
						<li key={id} className="flex min-h-target items-center gap-3 border-b border-line py-2 last:border-b-0">
							<span
								aria-hidden="true"
								className={`grid size-6 shrink-0 place-items-center rounded-pill border ${isCheckedIn(state) ? 'border-green-700 bg-green-100 text-green-700' : 'border-control'}`}
							>
								{isCheckedIn(state) && <CheckIcon size={14} strokeWidth={2} />}
							</span>
							<span className="min-w-0 flex-1">
								<PersonName name={other || pinyin} />
							</span>
							<span className="text-14 text-2">{t(isCheckedIn(state) ? 'review.isDone' : 'review.isOpen')}</span>
						</li>
					))}
				</ul>
				<div className="mt-8 flex flex-wrap gap-3 max-md:*:w-full">
					{next ? (
						<LinkButton to={checkInPassengerPath({ order, person: next.id })}>
							<NamedText name={next.name || next.pinyin} text={(of) => t('review.next', { name: of })} />
						</LinkButton>
					) : (
						<LinkButton to={checkInPath(order)}>{t('form.people')}</LinkButton>
					)}
					<CalendarButton
						entries={[
							{
								id: `pass-${order}`,
								title: t('review.calendarTitle', { title: voyage.title }),
								place: voyage.ship.name,
								at: window.passFrom,
							},
						]}
						name={`boarding-pass-${voyage.code || voyage.date}`}
					>
						{t('review.calendar')}
					</CalendarButton>
				</div>
				<p className="mt-4 flex flex-wrap gap-x-6">
					{next && (
						<Link to={checkInPath(order)} className={WAY}>
							{t('form.people')}
						</Link>
					)}
					{ready && (
						<Link to={ticketPath(order)} className={WAY}>
							{t('review.seePass')}
						</Link>
					)}
				</p>
			</div>
		</main>
	);
}
