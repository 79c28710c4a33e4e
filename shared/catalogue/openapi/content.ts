import { z } from 'zod';
import { FACILITY_GROUPS } from '../../constants.ts';
import { publicCall } from '../call.ts';
import {
	Activity,
	ContentDetail,
	ContentGroup,
	ContentPage,
	Facility,
	ManagementEntry,
	ManagementGroup,
} from '../content-entities.ts';
import { id, positive } from '../wire.ts';
import { list, paged } from '../wire-lists.ts';

/** The code of a page, such as a ship's. */
const code = z.string().regex(/^[\w-]{1,64}$/);
const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const content = {
	'GET /openapi/management': publicCall('News, notices, questions or guides, paged', {
		needs: 'news',
		part: 'home: the notice; my voyage: the notices',
		silent: true,
		cache: 'content',
		input: z.object({
			page: z.coerce.number().int().min(0).max(1000).optional(),
			pageSize: z.coerce.number().int().min(1).max(100).optional(),
			startDate: calendarDay.optional(),
			endDate: calendarDay.optional(),
			type: z.coerce.number().int().min(1).max(4),
		}),
		output: paged(ManagementEntry),
	}),
	'GET /openapi/management/{id}': publicCall('One entry', {
		needs: 'an article',
		cache: 'content',
		input: z.object({ id }),
		output: ManagementEntry,
	}),
	'GET /openapi/management/years': publicCall('Years that have news', {
		part: 'news: the years to choose from',
		cache: 'content',
		output: list(positive),
	}),
	'GET /openapi/management/qa': publicCall('Questions and answers', {
		needs: 'the questions, one question',
		cache: 'content',
		output: list(ManagementEntry),
	}),
	'GET /openapi/management/guide': publicCall('Guides for first-time guests', {
		needs: 'the guides',
		cache: 'content',
		output: list(ManagementEntry),
	}),
	'GET /openapi/management/group/all': publicCall('Groups of news, notices, questions or guides', {
		part: 'news, an article: the name of the group; the questions, the guides: their headings',
		cache: 'content',
		input: z.object({ type: z.coerce.number().int().min(1).max(4) }),
		output: list(ManagementGroup),
	}),
	'GET /openapi/management/{id}/group/{gid}/list': publicCall(
		'The other entries of the group that an entry belongs to, the latest first',
		{
			part: 'an article: others of its group',
			cache: 'content',
			input: z.object({ id, gid: id }),
			output: list(ManagementEntry),
		},
	),
	'GET /openapi/activity': publicCall('Campaigns', {
		needs: 'campaigns, a campaign',
		cache: 'content',
		output: list(Activity),
	}),
	'GET /openapi/page/facility/all': publicCall('Facilities on board', {
		needs: 'the calendar of a voyage with pins',
		part: 'a ship: the places of her deck plan; life on board: its places; my voyage: what is open on board',
		cache: 'content',
		input: z.object({ cruiseId: id.optional(), group: z.enum(FACILITY_GROUPS).optional() }),
		output: list(Facility),
	}),
	'GET /openapi/page/facility/{id}': publicCall('One facility', {
		part: 'a ship: a place of her deck plan, once it is pressed',
		cache: 'content',
		input: z.object({ id }),
		output: Facility,
	}),
	'GET /openapi/page/{code}': publicCall('A page about life on board, by the code of its ship', {
		part: 'life on board: its introduction',
		cache: 'content',
		input: z.object({ code }),
		output: ContentPage,
	}),
	'GET /openapi/page/{code}/group/{gid}': publicCall('The introduction to one group of facilities of such a page', {
		part: 'life on board: the introduction to a group',
		cache: 'content',
		input: z.object({ code, gid: id }),
		output: ContentGroup,
	}),
	'GET /openapi/page/{code}/details': publicCall('The parts of such a page: a day on board, hour by hour', {
		part: 'life on board: the day, hour by hour',
		cache: 'content',
		input: z.object({ code }),
		output: list(ContentDetail),
	}),
};
