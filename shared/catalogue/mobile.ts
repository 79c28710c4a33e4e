import { z } from 'zod';

/** A mobile number as a call takes it, and its country's prefix in any of its forms: 86, 086, 0086, +86. The server reads both as one number. */
export const mobile = z.string().regex(/^\d{4,15}$/);
export const mobilePre = z.string().regex(/^(?:\+|0{0,2})[1-9]\d{0,3}$/);
