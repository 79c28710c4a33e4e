/** How many passengers one mobile number may serve (docs/rules.md, passengers-per-mobile). */
const MAX_PER_MOBILE = 4;

type Numbered = { id: string; mobile: string; mobilePre: string };
type Documented = { id: string; documentType: string; number: string };

/** How many of the others already have this number. */
const mobileUses = (others: readonly Numbered[], { id, mobile, mobilePre }: Numbered): number =>
	others.filter((other) => other.id !== id && other.mobile === mobile && other.mobilePre === mobilePre).length;

/** Whether one passenger more would be too many for a number. */
export const isMobileUsedUp = (others: readonly Numbered[], passenger: Numbered): boolean =>
	mobileUses(others, passenger) >= MAX_PER_MOBILE;

/** The passenger among the others who has the same document; nobody is listed twice. */
export const sameDocument = <T extends Documented>(others: readonly T[], { id, documentType, number }: Documented): T | null =>
	others.find((other) => other.id !== id && other.documentType === documentType && other.number === number) ?? null;
