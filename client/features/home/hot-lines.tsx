import { useTranslation } from 'react-i18next';
import { FromAmount } from '#client/parts/price-amount.tsx';
import { CardPicture, IN_CARD_GRID } from '#client/ui/card-picture.tsx';
import { Link } from '#client/ui/link.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { HotLineView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { paths } from '#shared/paths.ts';
import { MoreLink } from './more-link.tsx';

/** Renders recommended routes, each with the picture and the price of its next voyage. */
export function HotLines({ lines }: { lines: Section<HotLineView[]> }) {
	const { t } = useTranslation('home');
	const shown = entriesOf(lines);
	if (shown.length === 0) return null;
	return (
		<PageSection
			id="hot-lines"
			title={t('hotLines.title')}
			action={<MoreLink to={paths.search}>{t('hotLines.more')}</MoreLink>}
			className="later max-md:[--later:40rem]"
		>
			<ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
				{shown.map((line) => (
					<li key={line.title}>
						<Line line={line} />
					</li>
				))}
			</ul>
		</PageSection>
	);
}

function Line({ line: { title, desc, link, picture, price } }: { line: HotLineView }) {
	return (
		<article className={`group relative ${picture ? 'max-md:grid max-md:grid-cols-[min(8rem,36%)_1fr] max-md:gap-4' : ''}`}>
			{picture && <CardPicture src={picture} sizes={`(max-width: 768px) 130px, ${IN_CARD_GRID}`} className="self-start" />}
			<div>
				<h3 className="font-display text-h4! leading-head text-balance md:mt-4">
					{link ? (
						<Link to={link} className="after:absolute after:inset-0 group-hover:text-link">
							{title}
						</Link>
					) : (
						title
					)}
				</h3>
				<p className="mt-1 text-muted max-md:text-14">{desc}</p>
				{price !== null && <PriceBlock amount={<FromAmount value={price} />} className="tabular mt-2" />}
			</div>
		</article>
	);
}
