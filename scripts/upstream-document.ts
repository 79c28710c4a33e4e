import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { upstreamDocument } from './upstream/document.ts';

/** `npm run docs:upstream`: writes `docs/upstream.md` anew. */
writeFileSync(resolve(import.meta.dirname, '../docs/upstream.md'), upstreamDocument());
