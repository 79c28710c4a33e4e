import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/app/facts.tsx';
import { Picture } from '#client/ui/picture.tsx';

const SEA = '/pictures/hero-blue-hour-4x5_896x1120_52516b_4caa68/896.webp';

type Props = { eyebrow: string; heading: string; lead: string; children: ReactNode };

/** The frame of Login and Bind: a picture of the harbour beside the form, on phones above it. */
export function LoginPane({ eyebrow, heading, lead, children }: Props) {
	const { t } = useTranslation('login');
	const { phone } = useSite();
	return (
		<main className="grid md:min-h-[calc(100svh-var(--header)-2.5rem)] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
			<figure className="bg-navy-900">
				{/* As high as the window, however long the form is: the picture stays as it is when errors appear. */}
				<div className="flex h-[clamp(7rem,26vw,13rem)] flex-col md:sticky md:top-(--header) md:h-[calc(100svh-var(--header)-2.5rem)]">
					<div className="relative grow">
						<Picture src={SEA} alt={t('picture')} sizes="(max-width: 768px) 100vw, 40vw" fill priority focal="46% 40%" />
					</div>
					<figcaption className="pt-8 pr-8 pb-10 pl-[max(var(--gutter),calc((100vw-var(--container))/2))] font-display text-h3 text-balance text-white max-md:hidden xl:pb-14">
						{t('caption')}
					</figcaption>
				</div>
			</figure>
			<div className="px-gutter py-8 md:px-10 md:pt-[clamp(2.5rem,8vh,7rem)] md:pb-14 lg:px-16 xl:pr-[max(var(--gutter),calc((100vw-var(--container))/2))] xl:pl-20">
				<div className="mx-auto w-full max-w-112 md:mx-0 xl:max-w-none">
					<p className="eyebrow">{eyebrow}</p>
					<h1 className="mt-2 text-h2 md:mt-3">{heading}</h1>
					<p className="mt-2 mb-7 max-w-measure md:mt-3 md:mb-9 text-muted">{lead}</p>
					{children}
					<p className="mt-10 border-t border-line pt-5 text-14 text-muted">
						{t('help')}{' '}
						<a
							href={`tel:${phone}`}
							className="tabular inline-flex min-h-target items-center font-semibold text-link underline-offset-4 hover:underline"
						>
							{phone}
						</a>
					</p>
				</div>
			</div>
		</main>
	);
}
