import { useTranslation } from 'react-i18next';
import { useMoney } from '#client/parts/price-amount.tsx';
import type { MyVoyageView, OnBoardPlace } from '#shared/catalogue/bff/my-voyage.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { orderPricePath, policyPath } from '#shared/paths.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';
import { Source } from './source.tsx';

type RowProps = {
	name: string;
	note?: string;
	amount: string;
	/** The amount is a sentence of upstream's, and stands below the name. */
	inWords?: boolean;
	/** Where the amount is told, and the page that tells it. */
	source?: { name: string; to?: string } | null;
};

/** Renders a cost: its name and note, its amount at the right, and where the amount is told. */
function Row({ name, note = '', amount, inWords = false, source }: RowProps) {
	return (
		<div className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-4">
			<dt className="min-w-0 flex-1 basis-60 leading-head">
				<span className="font-semibold">{name}</span>
				{note && <span className="tabular mt-1 block text-14 text-muted">{note}</span>}
				{source && (
					<Source to={source.to} className="mt-1">
						{source.name}
					</Source>
				)}
			</dt>
			<dd className={`tabular wrap-anywhere ${inWords ? 'basis-full leading-head' : 'ml-auto text-right'}`}>{amount}</dd>
		</div>
	);
}

/** Says how the service charge is reckoned: rate × nights × guests, for each rate. */
function useChargeWords() {
	const { t } = useTranslation('party');
	const money = useMoney();
	return ({ nights, parts, freeUnder }: NonNullable<NonNullable<MyVoyageView['order']['onBoard']>['charge']>): string => {
		const sum = parts.map(({ each, people }) =>
			[money(each), t('onBoard.nights', { count: nights }), t('onBoard.people', { count: people })].join(' × '),
		);
		return sum.join(' + ') + (freeUnder === null ? '' : t('onBoard.free', { age: freeUnder }));
	};
}

/** The list of extras may name the tax itself. */
const JAPAN_TAX = /日本.*税|Japan.*tax/i;

/** Renders the fare, what is paid on board by rule, and the sum of both where both are known. */
function Known({ view: { order, chargeSource, extras } }: { view: MyVoyageView }) {
	const { t } = useTranslation('my-voyage');
	const money = useMoney();
	const chargeWords = useChargeWords();
	const { amount, onBoard } = order;
	const charge = onBoard?.charge ?? null;
	const unknown = t('costs.unknown');
	const isTaxListed = entriesOf(extras).some((text) => JAPAN_TAX.test(text));
	const told = chargeSource && {
		name: t(`costs.chargeSources.${chargeSource}`),
		...(chargeSource === 'description' && { to: policyPath('COST_DESC') }),
	};
	return (
		<dl className="mt-5 border-t border-gold-500">
			<Row
				name={t('costs.ticket')}
				note={t('costs.ticketNote')}
				amount={amount === null ? unknown : money(amount)}
				source={{ name: t('costs.ticketSource'), to: orderPricePath(order.id) }}
			/>
			<Row
				name={t('costs.charge')}
				note={charge ? chargeWords(charge) : ''}
				amount={charge ? money(charge.total) : unknown}
				source={charge && told}
			/>
			{onBoard?.japan && !isTaxListed && (
				<Row name={t('costs.japan')} note={t('costs.japanNote')} amount={unknown} source={{ name: t('costs.japanSource') }} />
			)}
			{amount !== null && charge && (
				<Row name={t('costs.known')} note={t('costs.knownNote')} amount={money(fromFen(toFen(amount) + toFen(charge.total)))} />
			)}
		</dl>
	);
}

const costsExtra = ({ charge }: OnBoardPlace): boolean => charge === 'EXTRA' || charge === 'PARTLY';

/**
 * Renders what the whole voyage costs: the fare, the service charge, Japan's tax and the extras, each with its source. What isn't told is called
 * unknown. `life`: the page of life on board, if the ship has one.
 */
export function Costs({ view, life }: { view: MyVoyageView; life: string | undefined }) {
	const { t } = useTranslation(['my-voyage', 'experience']);
	const { extras, places } = view;
	const paid = entriesOf(places).filter(costsExtra);
	return (
		<>
			<Known view={view} />
			{extras === 'unavailable' && <p className="mt-5 text-muted">{t('costs.extrasUnavailable')}</p>}
			{extras.length > 0 && extras !== 'unavailable' && (
				<>
					<h3 className="mt-8 text-18!">{t('costs.extras')}</h3>
					<dl className="mt-3 border-t border-line">
						{extras.map((text) => (
							<Row key={text} name={text} amount={t(/\d/.test(text) ? 'costs.inText' : 'costs.unknown')} />
						))}
					</dl>
					<Source className="mt-2">{t('costs.extrasSource')}</Source>
				</>
			)}
			{places === 'unavailable' && <p className="mt-5 text-muted">{t('costs.placesUnavailable')}</p>}
			{paid.length > 0 && (
				<>
					<h3 className="mt-8 text-18!">{t('costs.places')}</h3>
					<dl className="mt-3 border-t border-line">
						{paid.map(({ id, name, charge, cost }) => (
							<Row
								key={id}
								name={name}
								note={charge === 'PARTLY' ? t('experience:places.PARTLY') : ''}
								amount={cost || t('costs.unknown')}
								inWords={cost !== ''}
							/>
						))}
					</dl>
					<Source to={life} className="mt-2">
						{t('onBoard.source')}
					</Source>
				</>
			)}
		</>
	);
}
