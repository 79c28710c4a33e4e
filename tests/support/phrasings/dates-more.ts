import { CHINESE_DATES } from './dates-chinese.ts';
import { ENGLISH_DATES } from './dates-english.ts';
import { FESTIVAL_DATES } from './dates-festivals.ts';

const MORE = `
2 weeks from 5 July | date=2027-07 leave=2027-07-05_2027-07-18
not before Easter | date=2027-03..2027-12 leave=2027-03-24_2027-12-31
July, second half | date=2027-07 leave=2027-07-16_2027-07-31
April except the first weekend | date=2027-04 unread=except_the_first_weekend
we were supposed to go in March but now June | date=2027-06 unread=were_supposed_to_go_in_March
term ends 2 July, leave any time after that | date=2027-07..2027-12 leave=2027-07-03_2027-12-31
our anniversary is 9 May, Okinawa around then | date=2027-05 leave=2027-05-06_2027-05-12 to=okinawa
my visa starts 1 March and runs out 31 March | unread=visa_starts_1_March|runs_out_31_March
in the week before 22 May | date=2027-05 leave=2027-05-15_2027-05-21
I finish work on a Wednesday so leave Thursday | weekday=4 unread=finish_work_on_a_Wednesday
change of plan: not June, July | date=2027-07 unread=change
`;
/** Phrasings about time in either language that were read wrong once. */
export const DATES_MORE = [ENGLISH_DATES, CHINESE_DATES, FESTIVAL_DATES, MORE].join('');
