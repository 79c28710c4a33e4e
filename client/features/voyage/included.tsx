import { useTranslation } from 'react-i18next';
import { CheckIcon, MinusIcon } from '#client/ui/icons.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { Section } from './section.tsx';
import { PhoneLink, Unavailable } from './unavailable.tsx';

function Items({ title, items, included }: { title: string; items: readonly string[]; included: boolean }) {
	const Icon = included ? CheckIcon : MinusIcon;
	return (
		<div>
			<h3 className="border-b border-line pb-3 text-h4 font-semibold">{title}</h3>
			<ul className="mt-4 space-y-3">
				{items.map((item) => (
					<li key={item} className="flex gap-3">
						<Icon size={20} className={`mt-1 shrink-0 ${included ? 'text-green-700' : 'text-2'}`} />
						<span>{item}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** What the fare covers and what guests pay besides, before they ask. */
export function Included({ voyage: { included, excluded, itinerary } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const known = included.length + excluded.length > 0;
	return (
		<Section id="included" title={t('included.title')}>
			{known && (
				<div className="grid gap-10 md:grid-cols-2 md:gap-16">
					{included.length > 0 && <Items title={t('included.yes')} items={included} included />}
					{excluded.length > 0 && <Items title={t('included.no')} items={excluded} included={false} />}
				</div>
			)}
			{!known && itinerary === 'unavailable' && <Unavailable>{t('included.unavailable')}</Unavailable>}
			{!known && itinerary !== 'unavailable' && (
				<p className="text-2">
					{t('included.none')} <PhoneLink />
				</p>
			)}
		</Section>
	);
}
