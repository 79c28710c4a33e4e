import type { TestProject } from 'vitest/node';
import { REDIS_FORMS, startForm } from './redis-forms.ts';

declare module 'vitest' {
	interface ProvidedContext {
		redisUrls: string[];
	}
}

/** Starts one real Redis for each worker, in the form that `REDIS_FORM` names, so that files that run at the same time don't share one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const form = REDIS_FORMS.find((one) => one === process.env.REDIS_FORM) ?? 'server';
	const started = await Promise.all(Array.from({ length: project.vitest.config.maxWorkers }, () => startForm(form)));
	project.provide(
		'redisUrls',
		started.map(({ url }) => url),
	);
	return async () => {
		await Promise.all(started.map(({ stop }) => stop()));
	};
}
