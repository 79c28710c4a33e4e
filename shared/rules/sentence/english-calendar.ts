/** How the names of months begin. */
export const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The same, as part of a pattern. */
export const MONTH_START = MONTH_STARTS.join('|');
/** The name of a month, whole or short. */
export const MONTH_NAME =
	'(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])';
/** How the names of the days of the week begin, from Sunday on. */
export const WEEKDAY_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** The name of a day of the week, as part of a pattern. */
export const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
