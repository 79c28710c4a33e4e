import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { callName, PersonName } from '#client/parts/order/person-name.tsx';
import { DOT } from '#client/ui/dot.ts';
import { Notice } from '#client/ui/notice.tsx';
import { withPicturesOnce } from '#client/ui/pictures-once.ts';
import type { OrderCabin, OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { CabinHeading } from '../cabin-heading.tsx';
import { useCabinName } from '../use-cabin-words.ts';

/** A passenger, named as on the ticket. */
function Passenger({ passenger: { name, pinyin, kind, birthday, documentType, numberMasked } }: { passenger: OrderPassenger }) {
	const { t } = useTranslation(['booking', 'contacts']);
	const lang = useLanguage();
	return (
		<li className="grid gap-x-6 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
			<span className="leading-head">
				<span className="font-semibold tracking-[0.04em]">
					<PersonName name={pinyin || name} />
				</span>
				{name !== pinyin && (
					<span className="ml-3 text-14 text-muted">
						<PersonName name={name} />
					</span>
				)}
			</span>
			<span className="tabular block text-14 leading-6 text-muted first-letter:uppercase">
				{[
					t(`passenger.${kind}`),
					formatDate(birthday, 'day', lang),
					`${t(`contacts:types.${documentType}`)} ${numberMasked}`,
				].join(DOT)}
			</span>
		</li>
	);
}

/** The cabins of a booking, each with its passengers. */
export function ConfirmCabins({ cabins }: { cabins: readonly OrderCabin[] }) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const nameOf = useCabinName();
	const soon = cabins.flatMap(({ passengers }) => passengers).filter(({ attention }) => attention === 'expires-soon');
	return (
		<div className="grid gap-6">
			{withPicturesOnce(cabins).map((cabin, index) => (
				<article key={nameOf(cabins, index)} aria-labelledby={`confirmed-${index}`}>
					<CabinHeading id={`confirmed-${index}`} title={nameOf(cabins, index)} cabin={cabin} />
					<ul className="mt-2 divide-y divide-line md:pl-28">
						{cabin.passengers.map((passenger) => (
							<Passenger key={passenger.id} passenger={passenger} />
						))}
					</ul>
				</article>
			))}
			{soon.length > 0 && (
				<Notice tone="warning">
					{t('problem.expires-soon', {
						count: soon.length,
						names: soon.map((passenger) => callName(passenger, lang)).join(t('comma')),
					})}
				</Notice>
			)}
		</div>
	);
}
