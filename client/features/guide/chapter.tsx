import { useTranslation } from 'react-i18next';
import { Picture } from '#client/ui/picture.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { PageSection } from '#client/ui/section.tsx';
import type { Guide } from '#shared/catalogue/bff/guide.ts';
import { languageTag } from '#shared/rules/language.ts';

export const chapterAnchor = (index: number): string => `chapter-${index + 1}`;

/** Renders a guide: picture and words side by side. `flipped`: the picture is on the right. */
function GuideArticle({ guide: { title, lead, html, picture, lang }, flipped }: { guide: Guide; flipped: boolean }) {
	return (
		<article
			lang={languageTag(lang)}
			className={`grid grid-cols-1 gap-x-16 gap-y-6 xl:gap-x-24 ${picture ? 'lg:grid-cols-2 lg:items-center' : ''}`}
		>
			{picture && (
				<Picture
					src={picture}
					alt=""
					sizes="(max-width: 1024px) 100vw, 38rem"
					className={`rounded-2 ${flipped ? 'lg:order-last' : ''}`}
				/>
			)}
			<div className="max-w-measure">
				<h3 className="font-display">{title}</h3>
				{lead && <p className="mt-4 text-18 text-muted">{lead}</p>}
				<RichText html={html} className="mt-4 [&_p]:leading-[1.75] [&_td]:min-w-32 [&_th]:whitespace-nowrap" />
			</div>
		</article>
	);
}

type Props = { chapter: { name: string; guides: readonly Guide[] }; index: number };

/** Renders the guides for one stage of a first cruise. */
export function Chapter({ chapter: { name, guides }, index }: Props) {
	const { t } = useTranslation('guide');
	return (
		<PageSection
			id={chapterAnchor(index)}
			eyebrow={t('chapter', { number: index + 1 })}
			title={name || t('general')}
			ground={index % 2 === 1 ? 'soft' : 'page'}
			className="scroll-mt-header"
		>
			<div className="grid gap-16 md:gap-24">
				{guides.map((guide, place) => (
					<GuideArticle key={guide.id} guide={guide} flipped={(place + index) % 2 === 1} />
				))}
			</div>
		</PageSection>
	);
}
