import type { JourneyStep } from '#shared/rules/tracking.ts';

const early: JourneyStep[] = [];
let report = (step: JourneyStep): void => {
	early.push(step);
};

/** Notes a step of the journey that no address of a page stands for. In the browser only. */
export const tookStep = (step: JourneyStep): void => report(step);

/** Passes the steps taken so far, and each further one, to the listener. */
export function listenForSteps(listener: (step: JourneyStep) => void): void {
	report = listener;
	for (const step of early.splice(0)) listener(step);
}

/** True when the visitor's browser asks not to be tracked. */
export const refusesTracking = (): boolean =>
	navigator.doNotTrack === '1' || (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
