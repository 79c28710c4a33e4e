import { z } from 'zod';
import { publicCall } from '../call.ts';
import { AdView, BannerView, HotLineView, HotRoutesTab, NoticeView, PopupView, SearchOptions, section } from './views.ts';

const Home = z.object({
	banners: section(z.array(BannerView)),
	search: section(SearchOptions),
	activities: section(z.array(AdView)),
	hotLines: section(z.array(HotLineView)),
	experience: section(z.array(AdView)),
	destinations: section(z.array(AdView)),
	hotRoutes: section(z.array(HotRoutesTab)),
	footerBanners: section(z.array(BannerView)),
	noticeDialog: section(AdView.nullable()),
	popups: section(z.array(PopupView)),
	notice: section(NoticeView.nullable()),
});
export type Home = z.output<typeof Home>;
export type HomeSection = keyof Home;

const SectionName = Home.keyof();

export const home = {
	'GET /home': publicCall(
		'Sections of the home page, each fetched independently; `sections` (comma list) names those wanted, all when left out',
		{
			input: z.object({
				sections: z
					.string()
					.max(256)
					.optional()
					.transform((value) => (value === undefined ? SectionName.options : value.split(',')))
					.pipe(z.array(SectionName)),
			}),
			output: Home.partial(),
			common: true,
		},
	),
};
