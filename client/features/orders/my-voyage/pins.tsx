import { useTranslation } from 'react-i18next';
import { Form, useSearchParams } from 'react-router';
import { useFacts } from '#client/app/facts.tsx';
import { IN_PLACE } from '#client/app/scroll-position.ts';
import { useDeckWords } from '#client/parts/place-facts.tsx';
import { Button, buttonStyle, LinkButton } from '#client/ui/button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Field } from '#client/ui/field.tsx';
import { CalendarIcon, CloseIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Select } from '#client/ui/select.tsx';
import type { MyVoyageView, OnBoardPlace } from '#shared/catalogue/bff/my-voyage.ts';
import type { ItineraryView } from '#shared/catalogue/bff/voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { calendarSubscription, myVoyagePath, orderPath, ourCalendarPath, paths } from '#shared/paths.ts';
import { MAX_PINS, pinned, readPins, writePins } from '#shared/rules/pins.ts';

export type PinnedPlace = { day: ItineraryView; place: OnBoardPlace };

/** Returns the pins that the page's address has: `pins`, and what its form adds by `day` and `place`. */
export const pinsIn = (query: URLSearchParams): string =>
	writePins(readPins(`${query.get('pins') ?? ''},${query.get('day') ?? ''}-${query.get('place') ?? ''}`));

/** Returns the places that an address has put on days. */
export const pinnedBy = (query: URLSearchParams, { days, places }: Pick<MyVoyageView, 'days' | 'places'>): PinnedPlace[] =>
	pinned(readPins(pinsIn(query)), entriesOf(days), entriesOf(places));

const written = (pins: readonly PinnedPlace[]): string =>
	writePins(pins.map(({ day, place }) => ({ day: day.day, place: place.id })));

type OfDay = { id: string; day: ItineraryView; pins: readonly PinnedPlace[] };

/** Renders what is put on a day, each with the way to take it away. */
export function PinsOfDay({ id, day, pins }: OfDay) {
	const { t } = useTranslation('my-voyage');
	const inWords = useDeckWords();
	const own = pins.filter((pin) => pin.day === day);
	if (own.length === 0) return;
	return (
		<ul className="mt-2">
			{own.map((pin) => (
				<li key={pin.place.id} className="flex items-center justify-between gap-3 leading-head">
					<p className="py-1">
						<span className="block font-semibold">{pin.place.name}</span>
						<span className="tabular text-14 text-muted">
							{[pin.place.deck && inWords(pin.place.deck), pin.place.hours].filter(Boolean).join(DOT)}
						</span>
					</p>
					<Link
						to={myVoyagePath(id, written(pins.filter((other) => other !== pin)))}
						state={IN_PLACE}
						aria-label={t('pins.remove', { name: pin.place.name })}
						className="grid size-target shrink-0 place-items-center rounded-pill text-muted hover:bg-navy-50 print:hidden"
					>
						<CloseIcon size={18} />
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Renders the calendar of the voyage with its pins, as a subscription and as a file; or the way to make it. */
function Calendar({ id, address, pins }: { id: string; address: string; pins: readonly PinnedPlace[] }) {
	const { t } = useTranslation('my-voyage');
	const { lang, site } = useFacts();
	const path = ourCalendarPath(address, lang, written(pins));
	return (
		<p className="mt-5 flex flex-wrap gap-3">
			{address ? (
				<>
					<a href={calendarSubscription(site.siteUrl, path)} className={buttonStyle('secondary', 'md')}>
						<CalendarIcon size={20} />
						{t('pins.subscribe')}
					</a>
					<a href={path} download className={buttonStyle('secondary', 'md')}>
						{t('pins.file')}
					</a>
				</>
			) : (
				<LinkButton to={`${orderPath(id)}#our-voyage`} variant="secondary">
					{t('pins.make')}
				</LinkButton>
			)}
		</p>
	);
}

type Props = { view: MyVoyageView; address: string; pins: readonly PinnedPlace[] };

/** Renders the choice of a place on board for a day, which works without scripts, and the calendar that has it. */
export function Pins({ view: { order, days, places }, address, pins }: Props) {
	const { t } = useTranslation(['my-voyage', 'our-voyage', 'experience']);
	const [query] = useSearchParams();
	const added = pins.find(({ day: { day }, place }) => String(day) === query.get('day') && place.id === query.get('place'));
	const numbered = new Map(entriesOf(days).map((day) => [day.day, day]));
	const groups = Map.groupBy(entriesOf(places), ({ group }) => group);
	return (
		<div className="mt-8 rounded-3 bg-soft px-5 py-6 md:px-8 md:py-8 print:hidden">
			<h3 className="text-18!">{t('pins.title')}</h3>
			<p className="mt-2 max-w-measure text-muted">{t(pins.length < MAX_PINS ? 'pins.text' : 'pins.full')}</p>
			{numbered.size > 0 && groups.size > 0 && pins.length < MAX_PINS && (
				<Form
					action={paths.myVoyage}
					state={IN_PLACE}
					className="mt-5 grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
				>
					<input type="hidden" name="id" value={order.id} />
					<input type="hidden" name="pins" value={written(pins)} />
					<Field label={t('pins.day')}>
						{(control) => (
							<Select {...control} name="day">
								{[...numbered.values()].map(({ day, kind, port }) => (
									<option key={day} value={day}>
										{[t('our-voyage:days.day', { day }), kind === 'sea' ? t('our-voyage:days.sea') : port].join(DOT)}
									</option>
								))}
							</Select>
						)}
					</Field>
					<Field label={t('pins.place')}>
						{(control) => (
							<Select {...control} name="place">
								{[...groups].map(([group, own]) => (
									<optgroup key={group} label={t(`experience:groups.${group}`)}>
										{own.map(({ id, name }) => (
											<option key={id} value={id}>
												{name}
											</option>
										))}
									</optgroup>
								))}
							</Select>
						)}
					</Field>
					<Button type="submit" variant="secondary">
						{t('pins.add')}
					</Button>
				</Form>
			)}
			<p role="status" className="mt-3 font-semibold empty:hidden">
				{added && <span>{t('pins.added', { name: added.place.name, day: added.day.day })}</span>}
			</p>
			<Calendar id={order.id} address={address} pins={pins} />
		</div>
	);
}
