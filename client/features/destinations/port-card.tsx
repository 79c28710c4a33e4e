import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#client/app/facts.tsx';
import { PriceAmount } from '#client/parts/price-amount.tsx';
import { CardPicture } from '#client/ui/card-picture.tsx';
import type { PortCard as Port } from '#shared/catalogue/bff/destinations.ts';
import { destinationPath } from '#shared/paths.ts';

/** How many voyages there are, and from which price. */
function OnSale({ port: { sailings, from } }: { port: Port }) {
	const { t } = useTranslation(['destinations', 'common']);
	const lang = useLanguage();
	return (
		<p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-3 text-14 text-2">
			<span>{sailings > 0 ? t('card.sailings', { count: sailings }) : t('card.none')}</span>
			{from !== null && (
				<span className="text-price">
					{lang === 'EN' && <>{t('common:card.from.before')} </>}
					<PriceAmount value={from} className="text-16" />
					{lang === 'CN' && <> {t('common:card.from.after')}</>} <span className="text-2">{t('common:card.terms')}</span>
				</span>
			)}
		</p>
	);
}

/** A port as a card: one link, which covers it. */
export function PortCard({ port, sizes, priority = false }: { port: Port; sizes: string; priority?: boolean }) {
	return (
		<article className="picture-card group relative flex h-full flex-col">
			<CardPicture src={port.picture} sizes={sizes} priority={priority} />
			<h3 className="mt-4 font-display text-h4! leading-head">
				<Link to={destinationPath(port.id)} className="after:absolute after:inset-0 group-hover:text-link group-hover:underline">
					{port.name}
				</Link>
			</h3>
			{port.desc && <p className="mt-2 text-2">{port.desc}</p>}
			<OnSale port={port} />
		</article>
	);
}
