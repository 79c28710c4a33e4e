import { useTranslation } from '#client/i18n/use-translation.ts';
import { Block } from '#client/parts/block.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { LifePage } from '#shared/catalogue/bff/experience.ts';

/** Renders the day, hour by hour: the pictures are on the left and on the right by turns. */
export function Day({ moments }: Pick<LifePage, 'moments'>) {
	const { t } = useTranslation('experience');
	if (moments === 'unavailable' || moments.length === 0) return null;
	return (
		<Block id="day" title={t('day.title')} lead={t('day.lead')} className="[--later:200rem]">
			<ol className="grid gap-12 lg:gap-20">
				{moments.map(({ id, time, title, desc, picture }, index) => (
					<li key={id} className="grid items-center gap-x-columns-near gap-y-5 lg:grid-cols-12">
						{picture && (
							<Picture
								src={picture}
								alt=""
								sizes="(max-width: 1023px) 100vw, 640px"
								className={`rounded-2 ${index % 2 === 0 ? 'lg:col-span-7' : 'lg:order-2 lg:col-span-6 lg:col-start-7'}`}
							/>
						)}
						<div className={index % 2 === 0 ? 'lg:col-span-4 lg:col-start-9' : 'lg:col-span-4 lg:col-start-2'}>
							{time && (
								<p className="tabular border-t border-gold-500 pt-3 display text-h2 leading-head text-accent">
									<time dateTime={time}>{time}</time>
								</p>
							)}
							<h3 className="mt-2 display">{title}</h3>
							{desc && <p className="mt-3 max-w-measure text-2">{desc}</p>}
						</div>
					</li>
				))}
			</ol>
		</Block>
	);
}
