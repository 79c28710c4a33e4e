import { type FocusEvent, type InputEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import {
	CHECK_IN_STEPS,
	type CheckInField,
	type CheckInProblems,
	type CheckInStep,
	checkInProblems,
	problemsOfStep,
} from '#shared/rules/check-in-form.ts';
import type { FormState, FormStore } from './form-store.ts';
import { draftOf, readStep, type Values } from './read-step.ts';

/** A field is saved when it is left, and after a pause of so many milliseconds in typing: a member may stop in the middle of it. */
const PAUSE = 2_000;

const fieldOf = (element: EventTarget | null): CheckInField | null =>
	element instanceof HTMLElement && 'name' in element ? (String(element.name).split('.')[0] as CheckInField) || null : null;

type Options = {
	step: CheckInStep;
	facts: CheckInFormView['facts'];
	store: FormStore;
	state: FormState;
	/** The server's findings on a form that was sent without scripts, and what was typed into it. */
	served: { problems: CheckInProblems; typed: Partial<Values> };
};

/** Manages one step of the form: the typed values, their problems, and saving each field when it is left. */
export function useStepForm({ step, facts, store, state, served }: Options) {
	const element = useRef<HTMLFormElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [typed, setTyped] = useState(served.typed);
	const [asked, setAsked] = useState(Object.keys(served.problems).length > 0);
	const [left, setLeft] = useState<readonly CheckInField[]>([]);
	const own: readonly CheckInField[] = CHECK_IN_STEPS[step];

	const read = (): Partial<Values> => (element.current ? readStep(new FormData(element.current), step) : {});

	useLayoutEffect(() => {
		const shown = element.current;
		if (!shown) return;
		const readNow = () => readStep(new FormData(shown), step);
		store.watch(readNow);
		// Takes the text that was typed before this code ran
		store.type(readNow());
		return () => {
			clearTimeout(pause.current);
			store.type(readNow());
			store.watch(() => ({}));
			store.begin();
		};
	}, [store, step]);
	// Fields that another device or a picture changed are rendered anew, without the text typed before
	useEffect(() => {
		if (state.start) setTyped({});
	}, [state.start]);

	const values = { ...state.values, ...typed };
	const draft = draftOf(values);
	const all = checkInProblems(draft, facts);
	const problems: CheckInProblems = Object.fromEntries(
		Object.entries(problemsOfStep(all, step)).filter(
			([field]) => asked || (left.includes(field as CheckInField) && values[field as CheckInField] !== ''),
		),
	);

	return {
		element,
		draft,
		/** Of the whole check-in. */
		all,
		/** Of this step, as far as they are shown. */
		problems,
		/** Takes over a choice and saves it at once. */
		choose: (field: CheckInField, value: string) => {
			setTyped((before) => ({ ...before, [field]: value }));
			store.type({ [field]: value });
		},
		/** Saves everything on the screen, and returns its problems, which are shown from now on. */
		finish: (): CheckInProblems => {
			clearTimeout(pause.current);
			const now = read();
			setTyped(now);
			setAsked(true);
			store.type(now, own);
			return problemsOfStep(checkInProblems(draftOf({ ...state.values, ...now }), facts), step);
		},
		events: {
			onInput: ({ target }: InputEvent<HTMLFormElement>) => {
				const now = read();
				setTyped(now);
				clearTimeout(pause.current);
				const chosen = target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
				if (chosen) store.type(now);
				else pause.current = setTimeout(() => store.type(read()), PAUSE);
			},
			onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
				const field = fieldOf(target);
				if (!field || !own.includes(field)) return;
				const now = read();
				setTyped(now);
				const leaves = fieldOf(relatedTarget) !== field;
				store.type(now, leaves ? [field] : []);
				if (leaves) setLeft((before) => [...before, field]);
			},
		},
	};
}

export type StepForm = ReturnType<typeof useStepForm>;
