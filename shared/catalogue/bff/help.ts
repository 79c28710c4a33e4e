import { z } from 'zod';
import { LANGUAGES } from '../../constants.ts';
import { publicCall } from '../call.ts';
import { id } from '../wire.ts';

/** A question with its answer, harmless HTML in the language it is written in: Chinese where there is no English text. */
const Question = z.object({ id: z.string(), title: z.string(), html: z.string(), lang: z.enum(LANGUAGES) });

/** Questions under one heading; `id` is its anchor. */
const QuestionGroup = z.object({ id: z.string(), name: z.string(), questions: z.array(Question) });
export type QuestionGroup = z.output<typeof QuestionGroup>;

const QuestionLink = Question.pick({ id: true, title: true, lang: true });

const QuestionPage = Question.extend({
	/** One sentence of the answer, for search engines. */
	summary: z.string(),
	group: QuestionGroup.pick({ id: true, name: true }),
	/** The day of publication, YYYY-MM-DD; empty when unknown. */
	date: z.string(),
	related: z.array(QuestionLink),
});

export const help = {
	'GET /questions': publicCall('Questions and answers by heading; with `q` those that it finds, the best of each heading first', {
		input: z.object({ q: z.string().max(60).optional() }),
		output: z.object({
			groups: z.array(QuestionGroup),
			/** The number of questions in `groups`. */
			count: z.number(),
			/** `similar`: no question has all the words looked for, these have some of them. */
			found: z.enum(['all', 'exact', 'similar', 'none']),
		}),
	}),
	'GET /question': publicCall('One question with its answer, and others under the same heading', {
		fails: ['not-found'],
		input: z.object({ id }),
		output: QuestionPage,
	}),
};
