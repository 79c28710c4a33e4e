import { CHINESE_DATES } from './dates-chinese.ts';
import { ENGLISH_DATES } from './dates-english.ts';
import { FESTIVAL_DATES } from './dates-festivals.ts';

/** Phrasings about time in either language that were read wrong once. */
export const DATES_MORE = [ENGLISH_DATES, CHINESE_DATES, FESTIVAL_DATES].join('');
