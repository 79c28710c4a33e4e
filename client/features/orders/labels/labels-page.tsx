import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { PageHead } from '#client/layout/page-head.tsx';
import { namesFor, PersonName } from '#client/parts/order/person-name.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { PrintIcon } from '#client/ui/icons.tsx';
import { BackLink } from '#client/ui/link.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { OrderPassenger } from '#shared/catalogue/bff/order-views.ts';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { orderPath, paths } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';

type LabelProps = { guest: OrderPassenger; roomNum: string; voyage: NonNullable<OrderView['voyage']> };

/** Renders the label of one guest: cabin, name, ship and day, large enough to be read at arm's length. */
function Label({ guest, roomNum, voyage }: LabelProps) {
	const { t } = useTranslation('orders');
	const { lang, site } = useFacts();
	const { nameOf } = useVoyageName();
	const [first, second] = namesFor(guest, lang);
	return (
		<li className="flex min-h-72 break-inside-avoid flex-col rounded-2 border-2 border-dashed border-control p-6 print:min-h-[12.2cm]">
			<p className="flex justify-between gap-4 border-b border-line pb-3 text-14 text-muted">
				<span>{site.brand[lang]}</span>
				<span>{t('labels.label')}</span>
			</p>
			<p className="mt-5 text-h3 leading-head font-semibold break-words">
				<PersonName name={first} />
			</p>
			{second && (
				<p className="mt-1 text-18 leading-head">
					<PersonName name={second} />
				</p>
			)}
			<p className="mt-auto pt-6 text-14 text-muted">{t('labels.cabin')}</p>
			<p className="tabular text-h1 leading-none font-semibold">
				{roomNum || <span className="text-18">{t('labels.noRoom')}</span>}
			</p>
			<p className="mt-5 border-t border-line pt-3 leading-head">
				<span className="block font-semibold">{voyage.ship.name}</span>
				<span className="block text-14 text-muted">{`${formatDayOfWeek(voyage.date, lang)} · ${nameOf(voyage)}`}</span>
			</p>
		</li>
	);
}

/** Renders a label for the luggage of each guest of an order, four on a sheet of paper. */
export function LabelsPage({ order: { id, voyage, bookedCabins } }: { order: OrderView }) {
	const { t } = useTranslation('orders');
	const labels = bookedCabins.flatMap(({ roomNum, passengers }) => passengers.map((guest) => ({ guest, roomNum })));
	return (
		<main className="column pt-4 pb-20 md:pt-6 md:pb-28 print:p-0">
			<PageHead title={t('labels.title')} path={paths.order} />
			<div data-noprint>
				<BackLink to={orderPath(id)}>{t('price.back')}</BackLink>
				<header className="mt-2 flex flex-wrap items-end justify-between gap-x-12 gap-y-5 md:mt-4">
					<div>
						<h1 className="text-h2!">{t('labels.title')}</h1>
						<p className="mt-3 max-w-measure text-muted">{t('labels.text')}</p>
					</div>
					{voyage && labels.length > 0 && (
						<Button onClick={() => print()} className="noscript:hidden">
							<PrintIcon size={20} />
							{t('labels.print')}
						</Button>
					)}
				</header>
			</div>
			{voyage && labels.length > 0 ? (
				<ul className="mt-8 grid gap-5 sm:grid-cols-2 md:mt-12 print:mt-0 print:grid-cols-2 print:gap-[0.6cm]">
					{labels.map(({ guest, roomNum }) => (
						<Label key={guest.id} guest={guest} roomNum={roomNum} voyage={voyage} />
					))}
				</ul>
			) : (
				<div className="mt-8 grid justify-items-start gap-6">
					<Notice tone="warning">{t('labels.unavailable')}</Notice>
					<LinkButton to={orderPath(id)}>{t('price.back')}</LinkButton>
				</div>
			)}
		</main>
	);
}
