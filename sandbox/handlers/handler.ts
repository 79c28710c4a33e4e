import type { ParsedInput, UpstreamCall, WireOutput } from '#shared/catalogue/catalogue.ts';
import type { Context } from '../context.ts';

type Handler<N extends UpstreamCall> = (input: ParsedInput<N>, context: Context) => WireOutput<N>;

/** Handlers of some calls; together they must cover the whole catalogue (see `handlers.ts`). */
export type HandlersOf<N extends UpstreamCall> = { [K in N]: Handler<K> };
