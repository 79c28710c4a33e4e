import { AGES, ARE, CHILD, COUNTED, ONE_AGE, OVER_17, YEARS, YOUNG_AGE } from './english-ages.ts';
import { COUNT } from './numbers.ts';
import { COUPLE, type PeopleRow, row } from './people-row.ts';

const PARENT = '(?:mother|mum|mom|father|dad)';
const AND = '(?: and | & |-|/| (?=(?:son|daughter) (?:trip|cruise|holiday|getaway)))(?:(?:his|her) )?';
const TRIP = '(?: (?:trip|cruise|holiday|getaway))?';
const IS_GROWN = `${ARE} ?\\(?(?:aged? )?${OVER_17}(?!\\d)(?: ?${YEARS}(?: old)?| ?yo)?\\)?${COUNTED}`;

/** One parent and one child, who may be grown up: father-daughter trip, she is 9. And a child by the age alone: girl of 4. */
export const PARENT_AND_CHILD: readonly PeopleRow[] = [
	row(`${PARENT}${AND}(?:(?:grown[ -]?up|grown|adult) (?:son|daughter)|(?:son|daughter)${TRIP}${IS_GROWN})`, () => COUPLE),
	row(`${COUNT} (?:${CHILD}|boys?|girls?)${AGES},? (?:and|with|plus|&|\\+) (?:their|his|her|both) parents`, (children) => ({
		adults: 2,
		children,
	})),
	row(
		`(?:for )?(?:${PARENT}|grandma|grandpa)${AND}(?:(?:grand)?(?:son|daughter)|baby|toddler|child|infant|newborn)${TRIP}${AGES}`,
		() => ({ adults: 1, children: 1 }),
	),
	row(
		`(?:(?:and|with|plus|&|\\+) ?)?(?:toddler|infant|baby|kid|child|(?:boy|girl)(?= (?:aged? |of )?${YOUNG_AGE})) (?:aged? |of )?${ONE_AGE}${COUNTED}`,
		() => ({ children: 1 }),
	),
];
