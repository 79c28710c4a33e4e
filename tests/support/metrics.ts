export type Sample = { name: string; labels: Readonly<Record<string, string>>; value: number };

/** A process's metrics, read from Prometheus' text form. Label values stay escaped. */
export type Samples = {
	text: string;
	all: readonly Sample[];
	/** Names of all metrics in the form of queries: a histogram has three. */
	names: ReadonlySet<string>;
	/** The sum of a metric's samples that have these labels; 0 where there are none. */
	sum: (name: string, labels?: Readonly<Record<string, string>>) => number;
	/** Every value of a label. */
	values: (name: string, label: string) => string[];
};

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const SUFFIXES = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'], counter: [''], gauge: [''] };

export function readSamples(text: string): Samples {
	const lines = text.split('\n');
	const samples = lines.flatMap((line): Sample[] => {
		const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
		return name
			? [{ name, labels: Object.fromEntries([...labels.matchAll(LABEL)].map((pair) => pair.slice(1))), value: Number(value) }]
			: [];
	});
	const names = lines.flatMap((line) => {
		const [, name = '', type = ''] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
		return (SUFFIXES[type as keyof typeof SUFFIXES] ?? []).map((suffix) => name + suffix);
	});
	return {
		text,
		all: samples,
		names: new Set(names),
		sum: (wanted, labels = {}) =>
			samples
				.filter(
					({ name, labels: own }) => name === wanted && Object.entries(labels).every(([label, value]) => own[label] === value),
				)
				.reduce((sum, { value }) => sum + value, 0),
		values: (wanted, label) => [
			...new Set(samples.flatMap(({ name, labels }) => (name === wanted ? (labels[label] ?? []) : []))),
		],
	};
}
