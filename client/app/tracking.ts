import type { JourneyStep } from '#shared/rules/tracking.ts';

const early: JourneyStep[] = [];
let tell = (step: JourneyStep): void => {
	early.push(step);
};

/** Notes a step of the journey that a page's address doesn't tell. In the browser only. */
export const tookStep = (step: JourneyStep): void => tell(step);

/** Hands over the steps taken so far, and each further one. */
export function listenForSteps(listener: (step: JourneyStep) => void): void {
	tell = listener;
	for (const step of early.splice(0)) listener(step);
}

/** Whether the visitor's browser asks not to be followed. */
export const refusesTracking = (): boolean =>
	navigator.doNotTrack === '1' || (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
