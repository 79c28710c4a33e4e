import { BannerCarousel } from '#client/ui/banner-carousel.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { ScrollCarousel } from '#client/ui/scroll-carousel.tsx';
import { BANNER_INTERVAL_DESKTOP } from '#shared/layout.ts';
import { Section } from './section.tsx';

/** A drawn sea, so that this page needs no files. */
const SEA = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0a2e52"/><stop offset=".85" stop-color="#d9bf8b"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#15548f"/><stop offset="1" stop-color="#06203a"/></linearGradient></defs><rect width="1200" height="420" fill="url(#s)"/><rect y="420" width="1200" height="380" fill="url(#w)"/><circle cx="820" cy="400" r="26" fill="#d9bf8b"/></svg>')}`;

export const Carousels = () => (
	<>
		<Section title="Banner">
			{({ title, eyebrow, routes, labels }) => (
				<BannerCarousel
					label={title}
					roles={labels.roles}
					labels={labels}
					interval={BANNER_INTERVAL_DESKTOP}
					slides={routes.map((route, index) => ({
						id: route,
						name: route,
						content: (
							<Link to="?" className="group block size-full outline-offset-[-6px]!">
								<Picture src={SEA} alt="" sizes="50vw" priority={index === 0} />
								<span className="banner-words flex flex-col gap-3 px-gutter pt-6 pb-16 md:pb-20">
									<span className="eyebrow">{eyebrow}</span>
									<span className="display text-h2 text-balance">{route}</span>
								</span>
							</Link>
						),
					}))}
				/>
			)}
		</Section>
		<Section title="Cards">
			{({ routes, labels }) => (
				<ScrollCarousel
					label={labels.roles.carousel}
					labels={labels}
					perView={{ narrow: 1.2, medium: 2, wide: 2 }}
					className="[--arrow-top:32%]"
				>
					{routes.map((route) => (
						<article key={route} className="grid gap-3">
							<Picture src={SEA} alt="" sizes="(max-width: 768px) 80vw, 33vw" className="rounded-2" />
							<h4>
								<Link to="?" className="hover:text-link">
									{route}
								</Link>
							</h4>
						</article>
					))}
				</ScrollCarousel>
			)}
		</Section>
	</>
);
