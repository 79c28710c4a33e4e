/** A mistake that somebody could make in the product's code, and that a test must notice. */
export type Mutation = {
	/** What would go wrong, for a visitor or for the operators of the site. Unique. */
	name: string;
	/** The file it is made in, from the repository's root. */
	file: string;
	/** The code that it is made in: text that occurs once in the file. */
	find: string;
	/** What stands there instead. */
	replace: string;
	/** Words in the names of test files that are the likeliest to notice: these run first. */
	near: readonly string[];
};
