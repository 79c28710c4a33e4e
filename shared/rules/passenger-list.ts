import { dialled } from './phone.ts';
import { plainNumber } from './typed-text.ts';

/** The most passengers that may share one mobile number (docs/rules.md, passengers-per-mobile). */
const MAX_PER_MOBILE = 4;

type Numbered = { id: string; mobile: string; mobilePre: string };
type Documented = { id: string; documentType: string; number: string };

/** Counts the other passengers with this number, however it is written. */
const mobileUses = (others: readonly Numbered[], passenger: Numbered): number =>
	others.filter((other) => other.id !== passenger.id && dialled(other) === dialled(passenger)).length;

/** True when a number already has the most passengers that may share it. */
export const isMobileUsedUp = (others: readonly Numbered[], passenger: Numbered): boolean =>
	mobileUses(others, passenger) >= MAX_PER_MOBILE;

/** Returns another passenger with the same document; null without one. A document is listed once. */
export const sameDocument = <T extends Documented>(others: readonly T[], { id, documentType, number }: Documented): T | null =>
	others.find(
		(other) => other.id !== id && other.documentType === documentType && plainNumber(other.number) === plainNumber(number),
	) ?? null;
