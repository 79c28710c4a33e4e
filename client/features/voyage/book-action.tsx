import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '#client/parts/favourite-button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths } from '#shared/paths.ts';
import { ShareButton } from './share-button.tsx';

const CLOSED = { departed: 'departed', 'sold-out': 'soldOut', 'not-on-sale': 'notOnSale' } as const;

/** Where the button of the first view leads: to the cabins, or to other dates or voyages when this sailing can't be booked. */
function wayOn({ state, departures, similar }: VoyagePage) {
	if (state === 'on-sale') return { to: '#cabins', words: 'hero.choose' } as const;
	if (departures.length > 0) return { to: '#dates', words: 'state.dates' } as const;
	if (similar.length > 0) return { to: '#similar', words: 'state.similar' } as const;
	return { to: paths.search, words: 'state.all' } as const;
}

/** The one action of the page, with favourite and share; or why it can't be booked and what to do instead. */
export function BookAction({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const { to, words } = wayOn(voyage);
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
				<FavouriteButton voyage={voyage} className="size-14! border border-control shadow-none!" />
				<ShareButton voyage={voyage} className="size-14! noscript:hidden" />
			</div>
		</div>
	);
}
