import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { CalendarButton } from '#client/parts/calendar/calendar-button.tsx';
import { useDepartureNote } from '#client/parts/order/departure-change.tsx';
import { NamedText, PersonName } from '#client/parts/order/person-name.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { TextLink } from '#client/ui/link.tsx';
import { TickPage } from '#client/ui/tick-page.tsx';
import type { CheckInPerson, CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { checkInPassengerPath, checkInPath, paths, ticketPath } from '#shared/paths.ts';
import { isCheckedIn } from '#shared/rules/check-in-state.ts';
import { formatFrom } from '#shared/rules/dates.ts';

type Props = { sailing: CheckInSailing; person: CheckInPerson; people: readonly CheckInPerson[] };

/** Says that the passenger is checked in, when the boarding pass is ready, and which passenger is next. */
export function Done({ sailing, person, people }: Props) {
	const { t } = useTranslation('check-in');
	const lang = useLanguage();
	const { nameOf } = useVoyageName();
	const { voyage, window, order, leavesAt } = sailing;
	const note = useDepartureNote()(leavesAt);
	const name = person.name || person.pinyin;
	const next = people.find(({ id, state }) => id !== person.id && (state === 'not-started' || state === 'begun'));
	const done = people.filter(({ state }) => isCheckedIn(state)).length;
	// Passes of an order that was found by its number are shown only to the member who booked it.
	const ready = person.state === 'pass-ready' && sailing.own;
	return (
		<main data-short-footer="" className="check-in-page">
			<TickPage
				picture={voyage.picture}
				eyebrow={t('review.doneCount', { done, all: people.length })}
				title={<NamedText name={name} text={(of) => t('review.doneFor', { name: of })} />}
			>
				<PageHead title={t('review.doneTitle')} path={paths.onlineConfirm} />
				<p className="mt-4 max-w-measure text-18 text-muted">
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
							<span className="text-14 text-muted">{t(isCheckedIn(state) ? 'review.isDone' : 'review.isOpen')}</span>
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
								title: t('review.calendarTitle', { title: nameOf(voyage) }),
								place: voyage.ship.name,
								note,
								at: window.passFrom,
							},
						]}
						name={`boarding-pass-${voyage.code || voyage.date}`}
					>
						{t('review.calendar')}
					</CalendarButton>
				</div>
				<p className="mt-4 flex flex-wrap gap-x-6">
					{next && <TextLink to={checkInPath(order)}>{t('form.people')}</TextLink>}
					{ready && <TextLink to={ticketPath(order)}>{t('review.seePass')}</TextLink>}
				</p>
			</TickPage>
		</main>
	);
}
