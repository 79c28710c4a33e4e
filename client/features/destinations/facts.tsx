import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { Link } from '#client/ui/link.tsx';
import type { DestinationPage, TimeAshore } from '#shared/catalogue/bff/destinations.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { knownShipPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { monthWords } from '#shared/rules/month-runs.ts';

type Port = { port: DestinationPage };

/** Renders the hours ashore, and the times of arrival and departure by route. */
function Ashore({ stays }: { stays: readonly TimeAshore[] }) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	const hours = stays.map((stay) => stay.hours);
	const [least, most] = [Math.min(...hours), Math.max(...hours)];
	const times = stays.map(({ arrive, depart }) => `${arrive}–${depart}`).join(lang === 'CN' ? '、' : ', ');
	return (
		<>
			<span className="block">{least === most ? t('ashoreOne', { hours: least }) : t('ashoreRange', { least, most })}</span>
			<span className="tabular block text-14 text-muted">{t('ashoreTimes', { times })}</span>
		</>
	);
}

/** Renders the names of ships. A ship with a page of her own is a link to it. */
const Ships = ({ ships }: { ships: readonly { id: string; code: string; name: string }[] }) => (
	<ul className="flex flex-wrap gap-x-5">
		{ships.map(({ id, code, name }) => {
			const path = knownShipPath(code);
			return (
				<li key={id}>
					{path ? (
						<Link to={path} className="inline-flex text-link underline underline-offset-4 touch:min-h-target touch:items-center">
							{name}
						</Link>
					) : (
						name
					)}
				</li>
			);
		})}
	</ul>
);

/** Renders the facts that a choice depends on: the best months, the hours ashore and the ships. */
export function FirstFacts({ port: { bestMonths, ashore, onSale } }: Port) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	const { leaving, ships } = onSale === 'unavailable' ? { leaving: 0, ships: [] } : onSale;
	const stays = entriesOf(ashore);
	return (
		<FactsList
			look="lined"
			rows={[
				[t('best'), monthWords(bestMonths, lang)],
				[t('ashore'), stays.length > 0 ? <Ashore key="ashore" stays={stays} /> : leaving > 0 && t('ashoreHome')],
				[t('ships'), ships.length > 0 && <Ships key="ships" ships={ships} />],
			]}
		/>
	);
}

/** Renders the facts for a day ashore. */
export function PlaceFacts({ port: { pier, country, language, currency, timeDifference } }: Port) {
	const { t } = useTranslation('destinations');
	const hours = Math.abs(timeDifference ?? 0);
	const difference = hours === 0 ? t('timeSame') : t((timeDifference ?? 0) > 0 ? 'timeAhead' : 'timeBehind', { hours });
	return (
		<FactsList
			look="lined"
			rows={[
				[t('pier'), pier],
				[t('country'), country],
				[t('language'), language],
				[t('currency'), currency],
				[t('time'), timeDifference !== null && difference],
			]}
		/>
	);
}

/** Renders the year as twelve boxes: the months with ships, and the best of them. The words beside it say the same. */
export function MonthStrip({ port: { bestMonths, usualMonths } }: Port) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	if (usualMonths.length === 0) return null;
	return (
		<div>
			<h3 className="text-18 leading-head font-semibold">{t('usual')}</h3>
			<p className="mt-1 text-muted">{monthWords(usualMonths, lang)}</p>
			<ol aria-hidden="true" className="mt-4 grid grid-cols-6 gap-x-1 gap-y-3 sm:grid-cols-12">
				{Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
					<li
						key={month}
						className={`border-t-4 pt-1.5 text-center text-14 ${bestMonths.includes(month) ? 'border-gold-500 text-main' : usualMonths.includes(month) ? 'border-navy-600 text-main' : 'border-line text-muted'}`}
					>
						{formatDate(`2026-${String(month).padStart(2, '0')}`, 'shortMonth', lang)}
					</li>
				))}
			</ol>
			<p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-14 text-muted">
				<span className="flex items-center gap-2">
					<span className="h-1 w-5 bg-gold-500" />
					{t('best')}
				</span>
				<span className="flex items-center gap-2">
					<span className="h-1 w-5 bg-navy-600" />
					{t('usual')}
				</span>
			</p>
		</div>
	);
}
