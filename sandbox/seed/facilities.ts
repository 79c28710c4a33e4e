import { LEISURE } from './facilities-leisure.ts';
import { STAY } from './facilities-stay.ts';

export const FACILITIES = [...STAY, ...LEISURE];
