import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '#client/app/api.ts';
import { lastingApi } from '#client/app/lasting-api.ts';
import { useUnsavedInput } from '#client/app/unsaved-input.tsx';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { createFormStore } from './form-store.ts';

/** The check-in of a passenger as this page has it, saved as it is filled in, and read again when the page comes back to light. */
export function useFormStore(loaded: CheckInFormView, device: string) {
	const { revalidate } = useRevalidator();
	const [store] = useState(() => {
		const ofPerson = { order: loaded.sailing.order, person: loaded.person.id };
		return createFormStore(loaded, {
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
		const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onShow();
		document.addEventListener('visibilitychange', onVisibility);
		addEventListener('pageshow', onPageShow);
		addEventListener('pagehide', store.leave);
		addEventListener('online', store.retry);
		return () => {
			document.removeEventListener('visibilitychange', onVisibility);
			removeEventListener('pageshow', onPageShow);
			removeEventListener('pagehide', store.leave);
			removeEventListener('online', store.retry);
			store.leave();
			store.stop();
		};
	}, [store]);
	return { store, state };
}
