import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import type { DestinationPage } from '#shared/catalogue/bff/destinations.ts';
import { knownShipPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { monthWords } from '#shared/rules/month-runs.ts';

type Port = { port: DestinationPage };

/** How long one has ashore, by the routes that call here. */
function Ashore({ port: { ashore } }: Port) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	if (ashore === 'unavailable' || ashore.length === 0) return null;
	const hours = ashore.map((stay) => stay.hours);
	const [least, most] = [Math.min(...hours), Math.max(...hours)];
	return (
		<>
			<span className="block">{least === most ? t('ashoreOne', { hours: least }) : t('ashoreRange', { least, most })}</span>
			<span className="tabular block text-14 text-2">
				{t('ashoreTimes', { times: ashore.map(({ arrive, depart }) => `${arrive}–${depart}`).join(lang === 'CN' ? '、' : ', ') })}
			</span>
		</>
	);
}

function useTimeWords({ timeDifference }: DestinationPage): string {
	const { t } = useTranslation('destinations');
	if (timeDifference === null) return '';
	if (timeDifference === 0) return t('timeSame');
	return t(timeDifference > 0 ? 'timeAhead' : 'timeBehind', { hours: Math.abs(timeDifference) });
}

const Rows = ({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) => (
	<dl className="divide-y divide-line border-y border-line">
		{rows
			.filter(([, value]) => value)
			.map(([term, value]) => (
				<div key={term} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
					<dt className="text-14 leading-6 text-2">{term}</dt>
					<dd className="leading-6">{value}</dd>
				</div>
			))}
	</dl>
);

/** The ships that go, each leading to its own page where it has one. */
function Ships({ ships }: { ships: readonly { id: string; code: string; name: string }[] }) {
	return (
		<ul className="flex flex-wrap gap-x-5">
			{ships.map(({ id, code, name }) => {
				const path = knownShipPath(code);
				return (
					<li key={id}>
						{path ? (
							<Link
								to={path}
								className="inline-flex text-link underline underline-offset-4 touch:min-h-target touch:items-center"
							>
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
}

/** What decides whether to go: when, for how long, with which ships. */
export function FirstFacts({ port }: Port) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	const { bestMonths, ashore, onSale } = port;
	const isCalled = ashore !== 'unavailable' && ashore.length > 0;
	const isHome = onSale !== 'unavailable' && onSale.leaving > 0;
	const ships = onSale !== 'unavailable' && onSale.ships.length > 0 && <Ships ships={onSale.ships} />;
	const ashoreWords = isCalled ? <Ashore port={port} /> : isHome && t('ashoreHome');
	return (
		<Rows
			rows={[
				[t('best'), bestMonths.length > 0 && monthWords(bestMonths, lang)],
				[t('ashore'), ashoreWords],
				[t('ships'), ships],
			]}
		/>
	);
}

/** What one wants to know before going ashore. */
export function PlaceFacts({ port }: Port) {
	const { t } = useTranslation('destinations');
	const time = useTimeWords(port);
	return (
		<Rows
			rows={[
				[t('pier'), port.pier],
				[t('country'), port.country],
				[t('language'), port.language],
				[t('currency'), port.currency],
				[t('time'), time],
			]}
		/>
	);
}

/** The year as twelve boxes: months with ships, and the best of them. The words beside it say the same. */
export function MonthStrip({ port: { bestMonths, usualMonths } }: Port) {
	const { t } = useTranslation('destinations');
	const lang = useLanguage();
	if (usualMonths.length === 0) return null;
	return (
		<div>
			<h3 className="text-18 leading-head font-semibold">{t('usual')}</h3>
			<p className="mt-1 text-2">{monthWords(usualMonths, lang)}</p>
			<ol aria-hidden="true" className="mt-4 grid grid-cols-6 gap-x-1 gap-y-3 sm:grid-cols-12">
				{Array.from({ length: 12 }, (_, index) => index + 1).map((month) => (
					<li
						key={month}
						className={`border-t-4 pt-1.5 text-center text-12 ${bestMonths.includes(month) ? 'border-gold-500 text-main' : usualMonths.includes(month) ? 'border-navy-600 text-main' : 'border-line text-2'}`}
					>
						{formatDate(`2026-${String(month).padStart(2, '0')}`, 'shortMonth', lang)}
					</li>
				))}
			</ol>
			<p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-12 text-2">
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
