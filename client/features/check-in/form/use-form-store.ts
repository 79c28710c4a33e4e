import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, lastingApi } from '#client/app/api.ts';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { createFormStore } from './form-store.ts';
import type { Values } from './read-step.ts';

/**
 * The check-in of a passenger as this page has it: saved as it is filled in, and read again when the tab becomes visible. `typed`: what was sent
 * before the page was alive; the fields start with it, and what of it couldn't be saved is saved then.
 */
export function useFormStore(loaded: CheckInFormView, device: string, typed: Partial<Values> = {}) {
	const { revalidate } = useRevalidator();
	const [store] = useState(() => {
		const ofPerson = { order: loaded.sailing.order, person: loaded.person.id };
		return createFormStore(loaded, typed, {
			save: ({ values, unsure, since }) =>
				lastingApi('POST /check-in/save', { ...ofPerson, values, unsure: [...unsure], device, since }),
			read: () => browserApi('GET /check-in/form', ofPerson),
			extend: () => browserApi('POST /check-in/extend', ofPerson),
			onGone: () => void revalidate(),
		});
	});
	const state = useSyncExternalStore(store.subscribe, store.get, store.get);
	useUnsavedInput(state.save === 'saving' || state.save === 'waiting');
	useEffect(() => {
		const onShow = () => {
			store.retry();
			store.reread().catch(() => {});
		};
		const onVisibility = () => (document.hidden ? store.leave() : onShow());
		const listening = new AbortController();
		const { signal } = listening;
		document.addEventListener('visibilitychange', onVisibility, { signal });
		addEventListener('pageshow', ({ persisted }) => persisted && onShow(), { signal });
		addEventListener('pagehide', store.leave, { signal });
		addEventListener('online', store.retry, { signal });
		return () => {
			listening.abort();
			store.leave();
			store.stop();
		};
	}, [store]);
	return { store, state };
}
