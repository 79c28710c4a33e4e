import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts, useLanguage } from '#client/app/facts.tsx';
import { FavouriteButton } from '#client/parts/favourite-button.tsx';
import { GiftLine } from '#client/parts/gift-line.tsx';
import { PriceGlossary } from '#client/parts/price-glossary.tsx';
import { RouteLine } from '#client/parts/route-line.tsx';
import { useVoyageName, VoyageName } from '#client/parts/voyage-name.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/copy-button.tsx';
import { DOT } from '#client/ui/dot.ts';
import { FactsList } from '#client/ui/facts-list.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ShareIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { SHIP_CODES } from '#shared/constants.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { paths, shipPath } from '#shared/paths.ts';
import { formatDate } from '#shared/rules/dates.ts';
import { FromPrice } from './from-price.tsx';
import { Gallery } from './gallery.tsx';
import { voyageAddress } from './voyage-head.tsx';

/** Shares the voyage by the device's own dialog; without one it copies the link. */
function ShareButton({ voyage, className }: { voyage: VoyagePage; className?: string }) {
	const { t } = useTranslation('voyage');
	const { lang, site } = useFacts();
	const { nameOf } = useVoyageName();
	const show = useMessages();
	const share = async () => {
		const url = `${site.siteUrl}${voyageAddress(voyage)}&lang=${lang}`;
		if ('share' in navigator) {
			await navigator.share({ title: nameOf(voyage), url }).catch(() => {});
			return;
		}
		const copied = await copyText(url);
		show(copied ? 'ok' : 'error', copied ? t('hero.copied') : t('hero.copyFailed', { link: url }));
	};
	return (
		<IconButton label={t('hero.share')} look="outline" onClick={share} className={className}>
			<ShareIcon />
		</IconButton>
	);
}

/** Renders the ship's name, as a link where the ship has a page. */
function ShipName({ ship: { code, name } }: Pick<VoyagePage, 'ship'>) {
	const known = SHIP_CODES.find((other) => other === code);
	if (!known) return <span>{name}</span>;
	return (
		<Link
			to={shipPath(known)}
			className="-my-2.5 inline-flex min-h-target items-center text-link underline-offset-4 hover:underline"
		>
			{name}
		</Link>
	);
}

function Facts({ voyage: { date, returnDate, days, nights, ship, ports, itinerary } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { t: tCommon } = useTranslation();
	const lang = useLanguage();
	const day = (value: string) => <time dateTime={value}>{formatDate(value, 'dayInFull', lang)}</time>;
	const [first] = entriesOf(itinerary);
	return (
		<FactsList
			look="lined"
			rows={[
				[t('hero.departs'), day(date)],
				[t('hero.returns'), day(returnDate)],
				[t('hero.length'), tCommon('card.nights', { days, nights })],
				[t('hero.from'), first?.depart ? t('hero.at', { date: first.port, time: first.depart }) : ports[0]],
				[t('hero.ship'), ship.name && <ShipName key="ship" ship={ship} />],
			]}
		/>
	);
}

const CLOSED = { departed: 'departed', 'sold-out': 'soldOut', 'not-on-sale': 'notOnSale' } as const;

/** Returns address and words of the first view's button: the cabins, or other dates or voyages when this sailing can't be booked. */
function wayOn({ state, departures, similar }: VoyagePage) {
	if (state === 'on-sale') return { to: '#cabins', words: 'hero.choose' } as const;
	if (departures.length > 0) return { to: '#dates', words: 'state.dates' } as const;
	if (similar.length > 0) return { to: '#similar', words: 'state.similar' } as const;
	return { to: paths.search, words: 'state.all' } as const;
}

/** Renders the page's main button with favourite and share, below the reason when the voyage can't be booked. */
function BookAction({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { to, words } = wayOn(voyage);
	const name = useVoyageName().nameOf(voyage, voyage.date);
	const closed = voyage.state === 'on-sale' ? null : CLOSED[voyage.state];
	return (
		<div className="flex flex-col gap-4" data-noprint>
			{closed && (
				<Notice tone={closed === 'departed' ? 'warning' : 'info'} title={t(`state.${closed}.title`)}>
					{t(`state.${closed}.text`)}
				</Notice>
			)}
			<div className="flex flex-wrap items-center gap-3">
				<a id="choose" href={to} className={buttonStyle('primary', 'lg', 'flex-[1_1_8rem] px-6!')}>
					{t(words)}
				</a>
				<FavouriteButton id={voyage.id} name={name} className="size-14! border border-control shadow-none!" />
				<ShareButton voyage={voyage} className="size-14! noscript:hidden" />
			</div>
		</div>
	);
}

/** Lets a title break at its own dot rather than within a word, which Chinese would allow. */
const titleParts = (title: string) =>
	title.split(' · ').map((part, index) => (
		<Fragment key={part}>
			{index > 0 && <span>{DOT}</span>}
			<span className="inline-block">{part}</span>
		</Fragment>
	));

/** Renders the first view: the voyage in pictures, and beside them its facts, its price and the main button. */
export function Hero({ voyage }: { voyage: VoyagePage }) {
	const { title, theme, ports } = voyage;
	return (
		<header className="column grid grid-cols-[minmax(0,1fr)] gap-6 pb-10 md:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)] md:gap-8 lg:grid-cols-[minmax(0,13fr)_minmax(20rem,7fr)] lg:gap-12 lg:pb-14">
			<Gallery voyage={voyage} />
			<div className="flex flex-col">
				{theme && !title.includes(theme) && <p className="eyebrow">{theme}</p>}
				<h1 className="mt-3">{voyage.places[0] ? <VoyageName voyage={voyage} small="mt-2 text-18" /> : titleParts(title)}</h1>
				<RouteLine ports={ports} className="mt-4" />
				<div className="mt-6">
					<Facts voyage={voyage} />
				</div>
				<div className="mt-6">
					<FromPrice voyage={voyage} size="lg" whole />
					{voyage.state === 'on-sale' && voyage.price && <PriceGlossary className="mt-1" />}
				</div>
				<GiftLine gift={voyage.gift} className="mt-2" />
				<div className="mt-5">
					<BookAction voyage={voyage} />
				</div>
			</div>
		</header>
	);
}
