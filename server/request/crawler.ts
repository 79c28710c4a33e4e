import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { remembering } from '#shared/rules/remembering.ts';

/** Names of browsers that are remembered. */
const MANY_BROWSERS = 500;

const isCrawlerName = remembering(MANY_BROWSERS, isbot);

/** True for a crawler, by the name that it gives itself. */
export const isCrawler = ({ headers }: IncomingMessage): boolean => isCrawlerName(headers['user-agent'] ?? '');
