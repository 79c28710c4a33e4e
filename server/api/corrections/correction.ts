import type { Api, CallOutput, ParsedInput, UpstreamCall } from '#shared/catalogue/catalogue.ts';

/** What a correction may use: the reading's input, the thing's id, the moment of the change (epoch milliseconds), and further calls. */
type Given<N extends UpstreamCall> = { input: ParsedInput<N>; id: string; at: number; api: Api };

/** A reading as upstream answered it; null where it knows no such thing. */
type Read<N extends UpstreamCall> = N extends `${string}{id}` ? CallOutput<N> | null : CallOutput<N>;

/** Returns a reading that shows a change; null where there is nothing to correct, since the reading shows it or says something newer. */
type Correct<N extends UpstreamCall, V> = (
	read: Read<N>,
	value: V,
	given: Given<N>,
) => CallOutput<N> | null | Promise<CallOutput<N> | null>;

/** The readings that don't show a change of one kind at once, each with its correction. */
export type Corrections<V> = { [N in UpstreamCall]?: Correct<N, V> };
