import { useTranslation } from '#client/i18n/use-translation.ts';
import { CheckIcon } from '#client/ui/icons.tsx';
import { MinusIcon } from '#client/ui/task-icons.tsx';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { NotKnown, Section, Unavailable } from './section.tsx';

type ListProps = { title: string; items: readonly string[]; yes?: boolean };

function List({ title, items, yes = false }: ListProps) {
	const Icon = yes ? CheckIcon : MinusIcon;
	if (items.length === 0) return null;
	return (
		<section>
			<h3 className="border-b border-line pb-4 text-h4 font-semibold">{title}</h3>
			<ul>
				{items.map((item) => (
					<li key={item} className="flex gap-4 border-b border-line py-3.5">
						<Icon size={20} className={`mt-0.5 shrink-0 ${yes ? 'text-green-700' : 'text-2'}`} />
						<span className={yes ? '' : 'text-2'}>{item}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Lists what the price covers, and what it doesn't. */
export function Included({ voyage: { included, excluded, itinerary } }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	const none =
		itinerary === 'unavailable' ? (
			<Unavailable>{t('included.unavailable')}</Unavailable>
		) : (
			<NotKnown>{t('included.none')}</NotKnown>
		);
	return (
		<Section id="included" title={t('included.title')} soft fold>
			{included.length + excluded.length === 0 ? (
				none
			) : (
				<div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
					<List title={t('included.yes')} items={included} yes />
					<List title={t('included.no')} items={excluded} />
				</div>
			)}
		</Section>
	);
}
