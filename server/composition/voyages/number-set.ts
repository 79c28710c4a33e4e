const BITS = 32;

/** How many bits of a word are set. */
function bitsIn(word: number): number {
	let rest = word - ((word >>> 1) & 0x55555555);
	rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
	return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of whole numbers from 0 below `limit`, a bit for each: sets of the same limit are joined and cut a word at a time. */
export class NumberSet {
	readonly #words: Uint32Array;
	readonly #limit: number;
	/** No number stands before the first of these words, or behind the last. */
	#first = Infinity;
	#last = -1;

	constructor(limit: number) {
		this.#limit = limit;
		this.#words = new Uint32Array(Math.ceil(limit / BITS));
	}

	add(number: number): void {
		const at = number >>> 5;
		this.#words[at] = (this.#words[at] ?? 0) | (1 << (number & 31));
		this.#spread(at, at);
	}

	#spread(first: number, last: number): void {
		if (first < this.#first) this.#first = first;
		if (last > this.#last) this.#last = last;
	}

	has(number: number): boolean {
		return ((this.#words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
	}

	/** The least number that is at least `from`; the limit where there is none. */
	next(from: number): number {
		let at = from >>> 5;
		if (at > this.#last) return this.#limit;
		let word = (this.#words[at] ?? 0) & (-1 << (from & 31));
		while (word === 0) {
			at += 1;
			if (at > this.#last) return this.#limit;
			word = this.#words[at] ?? 0;
		}
		return at * BITS + 31 - Math.clz32(word & -word);
	}

	/** Takes in every number. */
	fill(): this {
		this.#words.fill(0xffffffff);
		this.#spread(0, this.#words.length - 1);
		const last = this.#limit % BITS;
		if (last > 0) this.#words[this.#words.length - 1] = 2 ** last - 1;
		return this;
	}

	/** Takes in the numbers of another set; of none nothing. */
	include(other: NumberSet | undefined): void {
		if (!other) return;
		this.#spread(other.#first, other.#last);
		for (let at = other.#first; at <= other.#last; at++) this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
	}

	/** Keeps only what another set has too. */
	keep(other: NumberSet): void {
		for (let at = 0; at < this.#words.length; at++) this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0);
	}

	size(): number {
		let size = 0;
		for (const word of this.#words) size += bitsIn(word);
		return size;
	}

	/** How many numbers another set has too. */
	sizeWithin(other: NumberSet): number {
		const own = this.#words;
		const theirs = other.#words;
		let size = 0;
		for (let at = this.#first; at <= this.#last; at++) size += bitsIn((own[at] ?? 0) & (theirs[at] ?? 0));
		return size;
	}
}
