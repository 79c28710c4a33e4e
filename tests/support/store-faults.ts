import type { Lab } from './fault-lab.ts';

/** A Redis of its own under a site, and a connection to it. */
export type StoreLab = Pick<Lab, 'redis' | 'start' | 'port' | 'admin'>;

export type StoreFault = {
	/** What the store does, after “the store of sessions …”. */
	fault: string;
	begin: (lab: StoreLab) => unknown;
	end: (lab: StoreLab) => unknown;
	/** Everything that it held is gone afterwards, with what was counted. */
	losesAll?: true;
};

/** Ways in which the Redis of sessions fails under a site, and what undoes them. The lab's `admin` must be connected. */
export const STORE_FAULTS: readonly StoreFault[] = [
	{ fault: 'is killed', begin: (lab) => lab.redis()?.stop(), end: (lab) => lab.start(lab.port), losesAll: true },
	{
		fault: 'hangs',
		begin: (lab) => lab.redis()?.process.kill('SIGSTOP'),
		end: (lab) => lab.redis()?.process.kill('SIGCONT'),
	},
	{
		fault: 'is full',
		async begin({ admin }) {
			await admin.config('SET', 'maxmemory-policy', 'noeviction');
			await admin.config('SET', 'maxmemory', '1mb');
		},
		end: ({ admin }) => admin.config('SET', 'maxmemory', '0'),
	},
	{
		fault: 'lacks its replicas',
		begin: ({ admin }) => admin.config('SET', 'min-replicas-to-write', '1'),
		end: ({ admin }) => admin.config('SET', 'min-replicas-to-write', '0'),
	},
	{
		fault: 'is read-only',
		begin: ({ admin }) => admin.call('REPLICAOF', '127.0.0.1', '1'),
		end: ({ admin }) => admin.call('REPLICAOF', 'NO', 'ONE'),
	},
];
