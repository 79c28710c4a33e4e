import type { CallInput, Reply, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import type { AdSlot } from '#shared/constants.ts';

/** Ids that were given or that earlier replies gave, for the inputs of later calls. */
export type Known = {
	ship?: string;
	port?: string;
	/** Categories for two persons or more, and the one of the chosen voyage. */
	forTwo?: readonly string[];
	category?: string;
	voyage?: string;
	entry?: string;
	/** An article of a group, and the group. */
	grouped?: { id: string; gid: string };
	/** An attempt to log in by WeChat. */
	ticket?: string;
	facility?: string;
	/** A group of the flagship's page about life on board. */
	group?: string;
	member?: string;
	passenger?: string;
	contact?: string;
	order?: string;
	/** An order whose passengers can travel, or else any; and one of its passengers. */
	travelling?: string;
	person?: string;
	coupon?: string;
	/** The cart before it is changed. */
	cart?: Reply<'GET /openapi/user/shopcart'>;
	/** A voyage that is not yet a favourite. */
	favourite?: string;
	isInCart?: true;
	madeContact?: string;
	madePassenger?: string;
	/** A cabin that is held, and a free one of the same category. */
	held?: string;
	free?: string;
	slots: Readonly<Record<AdSlot, string>>;
	/** A page of the mini-program. */
	page: string;
};

/** A list that shows what a call has changed, as soon as `shows` is true of it. */
export type ReadBack = { name: UpstreamCall; shows: (reply: unknown, known: Known) => boolean };

/** One call to try: its input (null while an id it needs is unknown), and the ids that its reply gives. */
export type Probe = {
	name: UpstreamCall;
	/** The thing that it asks for, where the same call asks for several, such as a policy's type. */
	what: string;
	input: (known: Known) => object | null;
	learn: (reply: unknown, known: Known) => void;
	/** Its reply gives ids for later calls. */
	teaches: boolean;
	/** True where a refusal by the backend is a valid answer. */
	mayBeRefused: boolean;
	/** Made with the member's token, also where anybody may make it. */
	asMember: boolean;
	readBack?: ReadBack;
};

type More<N extends UpstreamCall> = Partial<Pick<Probe, 'what' | 'mayBeRefused' | 'readBack'>> & {
	learn?: (reply: Reply<N>, known: Known) => void;
};

export const probe = <N extends UpstreamCall>(
	name: N,
	input: (known: Known) => CallInput<N> | null,
	{ what = '', learn, mayBeRefused = false, readBack }: More<N> = {},
): Probe => ({
	name,
	what,
	input,
	learn: (reply, known) => learn?.(reply as Reply<N>, known),
	teaches: learn !== undefined,
	mayBeRefused,
	asMember: false,
	...(readBack && { readBack }),
});

/** A call without an input. */
export const plain = <N extends UpstreamCall>(name: N, learn?: More<N>['learn']): Probe =>
	probe(name, () => ({}) as CallInput<N>, learn && { learn });

export const withId = <T extends object>(id: string | undefined, input: (id: string) => T): T | null =>
	id === undefined ? null : input(id);

export const ONE_CABIN = { adult: 2, child: 0 };
