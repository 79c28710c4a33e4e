import { CLIENT } from './client.ts';
import type { Mutation } from './mutation.ts';
import { RULES } from './rules.ts';
import { SERVER } from './server.ts';

/** Sixty mistakes, chosen by what they would do to visitors and operators, not by which tests exist. */
export const MUTATIONS: readonly Mutation[] = [...SERVER, ...RULES, ...CLIENT];
