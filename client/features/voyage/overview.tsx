import { useTranslation } from 'react-i18next';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { Departures } from './departures.tsx';

/** What the voyage is about, in large type, and when else it sails. */
export function Overview({ voyage }: { voyage: VoyagePage }) {
	const { t } = useTranslation('voyage');
	return (
		<section id="overview" aria-labelledby="overview-title" className="py-[calc(var(--section)*0.75)]">
			<div className="column">
				<h2 id="overview-title" className="eyebrow font-sans">
					{t('overview.title')}
				</h2>
				{voyage.desc && (
					<p className="display mt-4 max-w-[46rem] text-[length:clamp(1.375rem,1.1rem+1.1vw,2rem)] leading-[1.45]">
						{voyage.desc}
					</p>
				)}
				<Departures voyage={voyage} />
			</div>
		</section>
	);
}
