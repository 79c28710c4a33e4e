import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#client/ui/button.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { ChevronDownIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { voyagePath } from '#shared/paths.ts';
import { useVoyageName, VoyageName } from '../voyage-name.tsx';
import { type Compared, type CompareRow, isSame, useCompareRows } from './compare-rows.tsx';

/** Lists what is the same for all voyages, folded at first. */
function SameFacts({ rows }: { rows: readonly CompareRow[] }) {
	const { t } = useTranslation('search');
	if (rows.length === 0) return null;
	return (
		<details className="group mt-6 border-y border-line">
			<summary className="flex min-h-13 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
				<span>{t('result.compare.same', { count: rows.length })}</span>
				<ChevronDownIcon
					size={20}
					className="shrink-0 text-accent transition-transform duration-base group-open:rotate-180 print:hidden"
				/>
			</summary>
			<FactsList
				look="columns"
				className="pb-5"
				rows={rows.map(({ name, texts: [text], shown }) => [name, shown?.[0] ?? text])}
			/>
		</details>
	);
}

const Best = ({ word }: { word: string }) => (
	<p className="mt-1 flex items-center gap-1.5 text-14 leading-head font-semibold text-accent">
		<span aria-hidden="true" className="size-1.5 shrink-0 rounded-pill bg-gold-500" />
		<span>{word}</span>
	</p>
);

const RowHead = ({ name }: { name: string }) => (
	<th
		scope="row"
		className="text-14 font-semibold text-muted max-md:col-span-full max-md:px-1.5 max-md:pt-3 md:py-4 md:pr-4 md:pl-2"
	>
		{name}
	</th>
);
const CELL = 'px-1.5 pt-1 pb-3 break-keep wrap-anywhere max-md:text-14 md:px-5 md:py-4';

type Props = Compared & {
	/** A row above those of the facts. */
	first?: { name: string; of: (voyage: VoyageCard) => ReactNode };
};

/** The columns of a phone's table, by the number of voyages. */
const COLUMNS = ['', 'max-md:grid-cols-1', 'max-md:grid-cols-2', 'max-md:grid-cols-3', 'max-md:grid-cols-4'];

/** Renders two to four voyages side by side, a column each: the rows in which they differ, with the best of a row named where that is a fact. */
export function CompareTable({ voyages, compared, party, first }: Props) {
	const { t } = useTranslation(['search', 'common']);
	const { nameOf } = useVoyageName();
	const rows = useCompareRows({ voyages, compared, party });
	const differing = rows.filter((row) => !isSame(row));
	const line = `max-md:grid ${COLUMNS[voyages.length]} align-top`;
	return (
		<div className="compared">
			<div className="relative -mx-gutter overflow-x-auto px-gutter">
				<table
					style={{ minWidth: `${voyages.length * 6.75}rem` }}
					className="w-full table-fixed border-collapse text-left max-md:block [&>tbody]:max-md:block [&>thead]:max-md:block"
				>
					<caption className="sr-only">{t('result.compare.title')}</caption>
					<thead>
						<tr className={line}>
							<td className="w-40 max-md:hidden" />
							{voyages.map((voyage) => (
								<th key={voyage.id} scope="col" className="px-1.5 pb-5 font-normal md:px-5">
									<Picture
										src={voyage.picture}
										alt=""
										sizes="(max-width: 768px) 45vw, 360px"
										className="mb-3 rounded-2 md:mb-4 print:hidden"
										priority
									/>
									<Link
										to={voyagePath(voyage)}
										className="block text-16 leading-head font-semibold hover:text-link hover:underline md:text-18"
									>
										<VoyageName voyage={voyage} />
									</Link>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{first && (
							<tr className={`border-t border-line ${line}`}>
								<RowHead name={first.name} />
								{voyages.map((voyage) => (
									<td key={voyage.id} className={CELL}>
										{first.of(voyage)}
									</td>
								))}
							</tr>
						)}
						{differing.map(({ name, texts, shown, best }) => (
							<tr key={name} className={`border-t border-line ${line}`}>
								<RowHead name={name} />
								{voyages.map(({ id }, at) => (
									<td key={id} className={CELL}>
										<div className="tabular">{shown?.[at] ?? texts[at]}</div>
										{best[at] && <Best word={best[at]} />}
									</td>
								))}
							</tr>
						))}
						<tr data-noprint className={`border-t border-line ${line}`}>
							<td className="max-md:hidden" />
							{voyages.map((voyage) => (
								<td key={voyage.id} className="px-1.5 py-5 md:px-5">
									{voyage.state === 'on-sale' && (
										<LinkButton
											to={voyagePath(voyage)}
											size="sm"
											aria-label={`${t('common:card.view')} ${nameOf(voyage, voyage.date)}`}
											className="max-md:w-full max-md:px-1!"
										>
											{t('common:card.view')}
										</LinkButton>
									)}
								</td>
							))}
						</tr>
					</tbody>
				</table>
			</div>
			<SameFacts rows={rows.filter(isSame)} />
		</div>
	);
}
