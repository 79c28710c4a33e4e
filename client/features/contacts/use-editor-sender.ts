import { useActionData, useFetcher } from 'react-router';
import type { EditorSender } from '#client/parts/passenger/editor-form.tsx';
import type { SaveAnswer } from '#client/parts/passenger/save-passenger.ts';

type Answer = Omit<SaveAnswer, 'saved' | 'status'>;

/** Saves through the route of an editor's page; `id` is empty for a new entry. */
export function useEditorSender(path: string, id = ''): EditorSender {
	const served = useActionData<Answer>();
	const fetcher = useFetcher<Answer>();
	const answer = fetcher.data ?? served;
	const action = id ? `${path}?${new URLSearchParams({ id })}` : path;
	return {
		action,
		result: answer?.result,
		failure: answer?.failure ?? null,
		pending: fetcher.state !== 'idle',
		send: (form) => void fetcher.submit(form, { method: 'post', action }),
	};
}
