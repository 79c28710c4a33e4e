import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';

const GARBAGE = ['html', 'truncated', 'reset', 'oversized', 'wrong-type'] as const;
export type Garbage = (typeof GARBAGE)[number];

/** A fault of a call, `*` for every call, for `times` requests or until reset. */
export const Fault = z.strictObject({
	call: z.union([z.literal('*'), z.enum(Object.keys(openapi) as [UpstreamCall, ...UpstreamCall[]])]),
	delayMs: z.number().int().min(0).max(120_000).optional(),
	err: z.number().int().min(1).optional(),
	errMsg: z.string().optional(),
	httpStatus: z.number().int().min(400).max(599).optional(),
	garbage: z.enum(GARBAGE).optional(),
	/** Only requests with these values in their input get the fault, so that tests that run at the same time are not affected. */
	input: z.record(z.string(), z.string()).optional(),
	/** The call is carried out, and its answer is lost. */
	lost: z.boolean().optional(),
	/** The call is answered with success, and changes nothing: what was accepted was refused afterwards. */
	undone: z.boolean().optional(),
	times: z.number().int().min(1).optional(),
});
export type Fault = z.output<typeof Fault>;

export type RecordedCall = {
	name: UpstreamCall;
	channel: string | null;
	userToken: boolean;
	input: Record<string, unknown>;
	at: string;
};

const concerns = ({ input = {} }: Fault, call: RecordedCall): boolean =>
	Object.entries(input).every(([name, value]) => String(call.input[name]) === value);

const MAX_RECORDED = 1_000;

/** Lets tests set faults and read the requests that were made. */
export function createControl() {
	let faults: (Fault & { left: number })[] = [];
	let calls: RecordedCall[] = [];
	let counts: Partial<Record<UpstreamCall, number>> = {};
	return {
		/** Adds a fault; a later one for the same call and input replaces it. */
		fault: (fault: Fault) => {
			const others = faults.filter(({ call, input }) => call !== fault.call || !isDeepStrictEqual(input, fault.input));
			faults = [...others, { ...fault, left: fault.times ?? Number.POSITIVE_INFINITY }];
		},
		/** Forgets faults and records. */
		reset: () => {
			faults = [];
			calls = [];
			counts = {};
		},
		calls: () => ({ calls: [...calls], counts: { ...counts } }),
		/** Records a request and returns its fault, if there is one; a fault of its own call comes before one of all calls. */
		take: (call: RecordedCall): Fault | undefined => {
			calls.push(call);
			if (calls.length > MAX_RECORDED) calls.shift();
			counts[call.name] = (counts[call.name] ?? 0) + 1;
			const fault =
				faults.find((candidate) => candidate.call === call.name && concerns(candidate, call)) ??
				faults.find((candidate) => candidate.call === '*');
			if (!fault) return undefined;
			fault.left -= 1;
			if (fault.left <= 0) faults = faults.filter((candidate) => candidate !== fault);
			return fault;
		},
	};
}

export type Control = ReturnType<typeof createControl>;
