/** Milliseconds for which an answer is given again: nobody sees them, and most requests of a crowd are spared the work. */
const RECENT_MS = 1_000;
/** The most answers in memory. */
const MANY = 100;

/** Creates the memory of answers that are the same for everybody, for a second each. Their objects are shared: nobody may change them. */
export function createRecentAnswers(now = () => performance.now()) {
	const answers = new Map<string, { answer: unknown; until: number }>();
	return {
		get(question: string): unknown {
			const known = answers.get(question);
			return known && now() < known.until ? known.answer : undefined;
		},
		set(question: string, answer: unknown): void {
			if (answers.size >= MANY) answers.clear();
			answers.set(question, { answer, until: now() + RECENT_MS });
		},
	};
}
