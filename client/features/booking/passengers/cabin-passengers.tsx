import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { callName } from '#client/parts/order/person-name.tsx';
import { Button } from '#client/ui/button.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { CheckCircleIcon, PlusIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { BookedCabin } from '#shared/catalogue/bff/booking.ts';
import type { PassengerView } from '#shared/catalogue/bff/contacts.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { CabinHeading } from '../cabin-heading.tsx';
import { useCabinName, usePartyWords } from '../use-cabin-words.ts';
import { addControl, partyControl, passengerControl } from './control-ids.ts';
import { PassengerRow } from './passenger-row.tsx';
import type { OpenSheet } from './sheets.tsx';
import type { BookingInput } from './use-booking.ts';

type CabinPassengersProps = {
	input: BookingInput;
	index: number;
	cabin: BookedCabin;
	/** True once what is missing is shown. */
	showMissing: boolean;
	openSheet: (sheet: OpenSheet) => void;
};

/**
 * One cabin of a booking: its room, its party and the passengers to tick for it. A problem is shown as soon as a passenger is
 * ticked.
 */
export function CabinPassengers({ input, index, cabin, showMissing, openSheet }: CabinPassengersProps) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const nameOf = useCabinName();
	const partyOf = usePartyWords();
	const [announced, setAnnounced] = useState('');
	const { booking, beds, checks } = input;
	const { cabins, voyage, documents } = booking;
	const known = booking.passengers !== 'unavailable';
	const passengers = entriesOf(booking.passengers);
	const check = checks[index];
	const own = beds[index] ?? [];
	const free = own.filter((id) => id === null).length;
	const title = nameOf(cabins, index);
	const party = partyOf(cabin);
	const elsewhere = (id: string): string => {
		const other = beds.findIndex((ids, place) => place !== index && ids.includes(id));
		return other === -1 ? '' : nameOf(cabins, other);
	};
	const shown = free > 0 ? passengers : passengers.filter(({ id }) => own.includes(id));
	const soon = passengers.filter(({ id }) => check?.expiresSoon.includes(id)).map((passenger) => callName(passenger, lang));
	const toggle = (passenger: PassengerView, on: boolean) => {
		const { id } = passenger;
		const name = callName(passenger, lang);
		if (on) input.assign(index, id);
		else input.remove(index, id);
		const left = free + (on ? -1 : 1);
		setAnnounced(`${t(on ? 'passenger.in' : 'passenger.out', { name, cabin: title })}${t('passenger.left', { count: left })}`);
	};
	const changeParty = () => openSheet({ kind: 'party', cabin: index });
	const edit = (id: string | null, passport = false) => openSheet({ kind: 'passenger', id, cabin: index, passport });
	const missing = showMissing && free > 0;
	return (
		<section aria-labelledby={`cabin-${index}`} className="card p-0">
			<div className="p-4 md:p-6">
				<CabinHeading id={`cabin-${index}`} title={title} cabin={cabin} large>
					<button
						type="button"
						aria-label={t('cabin.changeNamed', { name: title })}
						onClick={() => openSheet({ kind: 'room', cabin: index })}
						className="-my-2 min-h-target px-1 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
					>
						{t('cabin.change')}
					</button>
				</CabinHeading>
			</div>
			{known && (
				<fieldset className="m-0 min-w-0 border-0 border-t border-line p-0 px-4 pt-3 pb-3 md:px-6">
					<legend className="float-left mb-1 flex w-full flex-wrap items-baseline justify-between gap-x-4 p-0">
						<span className="flex flex-wrap items-center gap-x-3 text-14">
							<span className="font-semibold">{party}</span>
							<button
								type="button"
								id={partyControl(index)}
								aria-label={t('party.changeNamed', { name: title })}
								onClick={changeParty}
								className="-my-2 min-h-target px-1 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current"
							>
								{t('party.change')}
							</button>
						</span>
						<span className={`flex items-center gap-1.5 text-14 ${free > 0 ? 'text-muted' : 'text-green-700'}`}>
							{free === 0 && <CheckCircleIcon size={18} />}
							<span>{t('passenger.chosen', { chosen: own.length - free, count: own.length })}</span>
						</span>
					</legend>
					<ul className="clear-both divide-y divide-line">
						{shown.map((passenger) => (
							<PassengerRow
								key={passenger.id}
								id={passengerControl(index, passenger.id)}
								passenger={passenger}
								sailing={voyage.date}
								documents={documents}
								checked={own.includes(passenger.id)}
								elsewhere={elsewhere(passenger.id)}
								problem={check?.beds[own.indexOf(passenger.id)] ?? null}
								onToggle={(on) => toggle(passenger, on)}
								onEdit={() => edit(passenger.id)}
								onAddPassport={() => edit(passenger.id, true)}
							/>
						))}
					</ul>
					{free > 0 ? (
						<button
							type="button"
							id={addControl(index)}
							aria-describedby={missing ? `cabin-${index}-missing` : undefined}
							onClick={() => edit(null)}
							className="-ml-2 inline-flex min-h-target items-center gap-2 px-2 text-link underline-offset-4 hover:underline"
						>
							<PlusIcon size={20} />
							{t('passenger.add')}
						</button>
					) : (
						<p className="pt-1 text-14 text-muted">{t('passenger.full')}</p>
					)}
					<FieldError id={`cabin-${index}-missing`} className="pb-2">
						{missing && t('problem.empty', { count: free })}
					</FieldError>
				</fieldset>
			)}
			<p role="status" className="sr-only">
				{announced}
			</p>
			<div className="grid gap-3 px-4 pb-4 empty:hidden md:px-6 md:pb-6">
				{known && check?.cabin && (
					<Notice
						tone="error"
						live
						action={
							check.cabin === 'other-ages' && (
								<Button variant="secondary" size="sm" onClick={changeParty}>
									{t('party.match')}
								</Button>
							)
						}
					>
						{t(`problem.${check.cabin}`, { party })}
					</Notice>
				)}
				{soon.length > 0 && (
					<Notice tone="warning">{t('problem.expires-soon', { count: soon.length, names: soon.join(t('comma')) })}</Notice>
				)}
			</div>
		</section>
	);
}
