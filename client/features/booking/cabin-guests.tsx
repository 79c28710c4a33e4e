import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/facts.tsx';
import { ErrorIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Select } from '#client/ui/select.tsx';
import type { BookedCabin, BookingView } from '#shared/catalogue/bff/booking.ts';
import type { BedProblem } from '#shared/rules/booking-guests.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ageOn } from '#shared/rules/passenger-age.ts';
import type { BookingInput } from './use-booking.ts';

type Props = { booking: BookingView; input: BookingInput; index: number; cabin: BookedCabin; asked: boolean };

function Bed({ booking, input, index, cabin, asked, bed }: Props & { bed: number }) {
	const { t } = useTranslation('booking');
	const id = useId();
	const chosen = input.beds[index]?.[bed] ?? null;
	const taken = input.beds.flat();
	const found: BedProblem | null = input.checks[index]?.beds[bed] ?? null;
	const problem = found === 'empty' && !asked ? null : found;
	const kind = bed < cabin.adult ? 'adult' : 'child';
	const number = kind === 'adult' ? bed + 1 : bed - cabin.adult + 1;
	const age = (birthday: string) => (birthday ? t('guest.age', { count: ageOn(birthday, booking.voyage.date) }) : '');
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block text-14 font-semibold">
				{t(`guest.${kind}`, { number })}
			</label>
			<Select
				id={id}
				value={chosen ?? ''}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${id}-problem` : undefined}
				onChange={({ target }) => input.assign(index, bed, target.value || null)}
			>
				<option value="">{t('guest.choose')}</option>
				{booking.passengers.map((passenger) => (
					<option key={passenger.id} value={passenger.id} disabled={passenger.id !== chosen && taken.includes(passenger.id)}>
						{[passenger.name || passenger.pinyin, age(passenger.birthday), passenger.numberMasked].filter(Boolean).join(' · ')}
					</option>
				))}
			</Select>
			{problem && (
				<p id={`${id}-problem`} className="mt-1.5 flex gap-1.5 text-14 text-red-700">
					<ErrorIcon size={18} className="mt-0.5 shrink-0" />
					{t(`problem.${problem}`)}
				</p>
			)}
		</div>
	);
}

/** One cabin: its room, who is to sleep in it, what is wrong with that as soon as it is chosen. */
export function CabinGuests(props: Props) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const { cabin, index, input, booking } = props;
	const check = input.checks[index];
	const soon = booking.passengers.filter(({ id }) => check?.expiresSoon.includes(id)).map(({ name, pinyin }) => name || pinyin);
	return (
		<section aria-labelledby={`cabin-${index}`} className="rounded-3 border border-line p-4 md:p-6">
			<div className="flex items-start gap-4">
				{cabin.picture && (
					<Picture src={cabin.picture} alt="" ratio="3/2" sizes="120px" className="w-24 shrink-0 rounded-2 md:w-30" />
				)}
				<div className="min-w-0 flex-1">
					<h3 id={`cabin-${index}`} className="font-sans text-18 leading-head font-semibold tracking-normal">
						{cabin.name}
					</h3>
					<p className="tabular mt-1.5 text-14 leading-head text-2">{t('cabin.room', { room: cabin.roomNum })}</p>
				</div>
				{cabin.total !== null && (
					<p className="tabular text-right leading-head">
						<data value={cabin.total} data-price="" data-tax="incl" className="text-18 font-semibold text-price">
							{formatMoney(cabin.total, lang)}
						</data>
						<span className="block text-12 text-2">{t('cabin.tax')}</span>
					</p>
				)}
			</div>
			<div className="mt-5 grid gap-x-6 gap-y-4 md:grid-cols-2">
				{[...cabin.beds.keys()].map((bed) => (
					<Bed key={bed} {...props} bed={bed} />
				))}
			</div>
			<div className="mt-4 grid gap-3 empty:hidden">
				{check?.cabin && (
					<Notice tone="error" live>
						{t(`problem.${check.cabin}`, { adult: cabin.adult, child: cabin.child })}
					</Notice>
				)}
				{soon.length > 0 && <Notice tone="warning">{t('problem.expires-soon', { names: soon.join(t('comma')) })}</Notice>}
			</div>
		</section>
	);
}
