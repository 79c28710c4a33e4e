import { DEFAULT_PARTY, type Party } from '../party-price.ts';
import { BOTH_SIDES } from './kin.ts';
import { MOST_WITH_PARENTS } from './people-row.ts';
import type { People } from './piece.ts';

type Count = Pick<People, 'adults' | 'others' | 'children'>;

const COUPLE = 2;

const sumOf = (people: readonly People[], key: keyof Count): number => people.reduce((sum, one) => sum + one[key], 0);
const headsOf = ({ adults, others, children }: Count): number => adults + others + children;
/** The grown-ups: people beside the one who asks are counted with that one. */
const grownUps = ({ adults, others }: Count): number => (adults > 0 ? adults + others : others > 0 ? others + 1 : 0);

/** True for parents who are named twice: “for my parents, my dad hates heat” names the father again. */
function isNamedAgain(one: People, at: number, people: readonly People[]): boolean {
	const { kin, me } = one;
	if (!kin || headsOf(one) !== kin.length || (kin.length > 1 && me) || one.children > 0) return false;
	return people.some(
		(other, index) =>
			other.kin && kin.every((name) => other.kin?.includes(name)) && (other.kin.length > kin.length || index < at),
	);
}

/** True for children who are part of a later count of the whole party: 带两个娃，两大两小. */
const isCountedAgain = ({ adults, others, children, same }: People, later: readonly People[]): boolean =>
	children > 0 &&
	!same &&
	adults + others === 0 &&
	later.some((one) => one.adults > 0 && one.children === children && !one.joins);

/** Counts a child who was named before as one of two: 女儿8岁 就我们俩. */
function withOnlyChild(two: People, before: readonly People[]): People {
	const isChild = sumOf(before, 'children') === 1 && before.every((one) => grownUps(one) === 0);
	return isChild && two.same && two.adults === COUPLE ? { ...two, adults: 1, children: 1, same: undefined } : two;
}

/** Leaves out people who are part of a later count: in “Is Busan easy for my mum? We are 3 adults” the mother is one of the three. */
function withoutCounted(said: readonly People[]): readonly People[] {
	const at = said.findIndex(({ anew }) => anew);
	const [before, behind] = [said.slice(0, Math.max(0, at)), said.slice(Math.max(0, at))];
	if (behind[0]?.anew === 'only') return [withOnlyChild(behind[0], before), ...behind.slice(1)];
	const children = sumOf(behind, 'children');
	const isCounted = (one: People) => one.children <= children && grownUps(one) <= (behind[0]?.adults ?? 0);
	const isLater = (one: People) => behind[0]?.anew === 'all' && one.adults + one.children === 0 && isCounted(one);
	return [...before.filter((one) => one.all || !isCounted(one)), ...behind.filter((one) => !isLater(one))];
}

/** Counts the parents of both beside a couple or a family that is named: 双方父母和我们两个人, 一家三口带双方父母. */
function withBothSides(said: readonly People[]): readonly People[] {
	const isBothSides = ({ unsaid, kin = [] }: People) => unsaid === 'some' && BOTH_SIDES.every((name) => kin.includes(name));
	const isPair = (one: People) =>
		one.adults === COUPLE && headsOf(one) === COUPLE && !one.kin && one.of !== 'old' && (one.all !== 'party' || one.me === true);
	const isBeside = said.some((one) => one.all === 'family' || isPair(one) || (one.same && one.adults + one.others > 0));
	if (!isBeside || !said.some(isBothSides)) return said;
	return said.map((one) => {
		if (isPair(one)) return { adults: COUPLE, others: 0, children: 0, same: true };
		return isBothSides(one) ? { adults: 0, others: BOTH_SIDES.length, children: 0, kin: BOTH_SIDES } : one;
	});
}

/** Counts old people as relatives of a couple or family that is named too, and within a family that is large enough: 夫妻俩 两个老人. */
function withRelatives(said: readonly People[]): readonly People[] {
	const family = said.find(({ all }) => all === 'family');
	const isBesideOthers = family || said.some((one) => one.same && one.of !== 'old' && one.adults + one.others > 0);
	return said.map((one) => {
		const isAmong = one.joins === 'among' || (family !== undefined && headsOf(family) > one.adults + DEFAULT_PARTY.adult);
		if (one.of !== 'old' || one.adults === 0 || one.same || !(isBesideOthers || one.joins === 'among')) return one;
		return { ...one, adults: 0, others: one.adults, ...(isAmong && { joins: 'among' as const }) };
	});
}

/** Leaves out the grown-ups that a count is the sum of: “my parents and I, 3 adults”, “a couple with in-laws, 4 adults”. */
function withoutListed(people: readonly People[]): readonly People[] {
	const [count, ...more] = people.filter((one) => one.adults > 0 && !one.all && !one.same && !one.kin);
	const named = people.filter((one) => one.others > 0 || (one.same && one.adults > 0));
	// 我爸妈和我姐 四个大人
	const isBehind = count !== undefined && named.every((one) => people.indexOf(one) < people.indexOf(count));
	const isWhole = isBehind || named.some(({ me, adults }) => me || adults > 0);
	if (!count || count.joins || more.length > 0 || !isWhole) return people;
	// Two adults and my parents are four
	const next = people.slice(people.indexOf(count) + 1).find((one) => grownUps(one) > 0);
	if (next?.joins === 'beside' && named.includes(next)) return people;
	const sum = grownUps({ adults: sumOf(named, 'adults'), others: sumOf(named, 'others'), children: 0 });
	return sum === count.adults ? people.filter((one) => !named.includes(one) || one.children > 0) : people;
}

/** True for old people who are the parents named before them: 我爸妈加我婆婆 三个老人. */
const isSumOfParents = (one: People, before: readonly People[]): boolean =>
	one.of === 'old' &&
	!one.kin &&
	headsOf(one) > COUPLE &&
	sumOf(before, 'others') === headsOf(one) &&
	before.every(({ others, kin }) => others === 0 || kin !== undefined);

/** Leaves out parents, a couple or a child that other words name too: 情侣两个大人, 带娃亲子游. */
function withoutRepeat(said: readonly People[]): readonly People[] {
	const people = said.filter(
		(one, at) =>
			!isSumOfParents(one, said.slice(0, at)) && !isNamedAgain(one, at, said) && !isCountedAgain(one, said.slice(at + 1)),
	);
	const named = people.filter(({ same }) => !same);
	const hasChildren = named.some(({ children }) => children > 0);
	const hasAdults = named.some(({ adults, all, joins }) => all === 'family' || (!all && adults > 1 && joins !== 'beside'));
	const isChild = (one: People) => one.adults + one.others === 0;
	const first = (child: boolean) => people.find((one) => one.same && isChild(one) === child);
	const isBesides = (one: People) => one.joins === 'beside' && one.adults > 1;
	return people.filter(
		(one) => !one.same || isBesides(one) || (one === first(isChild(one)) && !(isChild(one) ? hasChildren : hasAdults)),
	);
}

/** True where the words list all of a family: 2 adults, 2 kids and grandma are a family of five. */
function isListed(parts: readonly People[], size: number): boolean {
	const [adults, others, children] = [sumOf(parts, 'adults'), sumOf(parts, 'others'), sumOf(parts, 'children')];
	// Who names the parents is a child of the family
	const isChild = ({ kin = [] }: People) => kin.includes('mother') && kin.includes('father');
	const hasHeads = parts.some((one) => one.adults > 0 || (one.same && one.others > 0) || isChild(one));
	return hasHeads && others > 0 && grownUps({ adults, others, children }) + children === size;
}

/** A family's size, and the words that tell how many of it are children. Relatives come besides. */
function familyCount(families: readonly People[], parts: readonly People[]): Count {
	const named = { adults: sumOf(parts, 'adults'), others: sumOf(parts, 'others'), children: sumOf(parts, 'children') };
	// Four adults, my parents among them
	const isWithin = named.adults > 0 && parts.every(({ others, joins }) => others === 0 || joins === 'among');
	if (families.length === 0) return isWithin ? { ...named, others: 0 } : named;
	const unlike = families.filter((one, at) => families.findIndex((other) => headsOf(other) === headsOf(one)) === at);
	const size = unlike.reduce((sum, one) => sum + headsOf(one), 0);
	const usual = sumOf(unlike, 'children');
	// Parents who are named with many are among them: a family of six with two grandparents
	const isMany = unlike.length === 1 && size > MOST_WITH_PARENTS;
	const within = sumOf(
		parts.filter(({ joins, kin }) => joins === 'among' || (isMany && kin && !joins)),
		'others',
	);
	const others = named.others - within;
	if (named.adults + named.children > size)
		return { adults: named.adults + size - usual, others, children: named.children + usual };
	const isVague =
		named.children === 1 && named.adults === 0 && parts.some(({ joins, children }) => children && joins === 'beside');
	const told = isVague ? Math.max(1, usual) : named.children;
	const children = told > 0 ? told : named.adults > 0 ? size - named.adults : Math.max(0, usual - within);
	return { adults: Math.max(1, size - children), others, children };
}

/** True for a family of which only children and their grandparents are named: family with two kids and grandma. */
function isWithoutParents({ adults, others, children }: Count, parts: readonly People[], said: readonly People[]): boolean {
	const isGrand = ({ kin }: People) => kin?.every((name) => name.startsWith('grand'));
	const isFamily = said.some(({ unsaid }) => unsaid === 'all');
	return isFamily && adults === 0 && others > 0 && children > 0 && parts.every((one) => one.others === 0 || isGrand(one));
}

/**
 * Returns true where people are named without their number, as in “my wife and kids”, and nothing else in the sentence tells it. In
 * 带老人，两个老人 the second part tells how many old people travel.
 */
function isUncounted({ unsaid, of }: People, count: Count, said: readonly People[], later: readonly People[]): boolean {
	if (unsaid !== 'some') return false;
	if (of === 'young') return count.children === 0;
	if (of && said.some((one) => one.of === of && headsOf(one) > 0)) return false;
	return count.others > 0 || !later.some(({ adults, joins }) => adults > 1 && !joins);
}

/** True for three generations that are listed as others see them: grandma, grandpa, mum, dad and twins. Who types counts in only beside “my” parents. */
function isSeenByOthers(parts: readonly People[]): boolean {
	const kin = parts.flatMap((one) => one.kin ?? []);
	const isOfThree = kin.some((name) => name.startsWith('grand')) && kin.some((name) => name === 'mother' || name === 'father');
	return isOfThree && sumOf(parts, 'children') > 0 && parts.every(({ others, bare }) => others === 0 || bare);
}

/** The party that the words name; null where they name nobody by number. */
export function partyFrom(named: readonly People[]): Party | null {
	const said = withBothSides(named);
	const people = withoutRepeat(withoutListed(withoutCounted(withRelatives(said))));
	const parts = people.filter(({ all }) => !all);
	const families = people.filter(({ all }) => all === 'family');
	const listed = said.filter(({ all }) => !all);
	const complete =
		families.length === 1 ? [listed, parts].find((some) => families.some((one) => isListed(some, headsOf(one)))) : undefined;
	const count = familyCount(complete ? [] : families, complete ?? parts);
	const adults = isWithoutParents(count, listed, said) ? DEFAULT_PARTY.adult : count.adults;
	const adult = isSeenByOthers(parts) && adults === 0 ? count.others : grownUps({ ...count, adults });
	const child = count.children;
	const whole = people.filter(({ all }) => all === 'party').toSorted((a, b) => headsOf(b) - headsOf(a))[0];
	// In “4 adults, 5000 for one person” the one person belongs to the price, and the party is the four adults
	if (!whole || (headsOf(whole) === 1 && adult > 1)) {
		// My wife and kids; in a family of four with kids, or behind “in all”, all are counted
		const isCounted = families.length > 0 || said.some(({ anew }) => anew === 'all');
		const isOpen = !isCounted && said.some((one, at) => isUncounted(one, count, said, said.slice(at + 1)));
		return isOpen || adult + child === 0 ? null : { adult: adult || DEFAULT_PARTY.adult, child };
	}
	const size = headsOf(whole);
	// Two of us can't be the two old people who are named: my in-laws, the two of us and our baby
	const isOld = ({ of, kin, others }: People) => of === 'old' || (size === COUPLE && kin?.length === COUPLE && others === COUPLE);
	const isWithOld = whole.me && parts.some(isOld) && parts.every((one) => isOld(one) || grownUps(one) === 0);
	const old = sumOf(parts, 'adults') + sumOf(parts, 'others');
	if (isWithOld && old + child >= size) return { adult: old + size, child };
	if (adult + child === size && adult > 0) return { adult, child };
	const at = people.indexOf(whole);
	const isBesides = (one: People) =>
		one.joins !== 'among' &&
		!(one.same && one.others > 0) &&
		people.indexOf(one) > at &&
		(one.joins === 'beside' || (size < 3 && one.children > 0));
	const more = parts.filter(isBesides);
	const extra = { adult: sumOf(more, 'adults') + sumOf(more, 'others'), child: sumOf(more, 'children') };
	const within = child - extra.child;
	return { adult: Math.max(1, size - within) + extra.adult, child };
}
