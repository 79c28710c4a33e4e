const ORIGIN = 'https://site.invalid';
const MAX_LENGTH = 2048;
const DECODINGS = 3;

/** Paths to which a return would loop, or leave the pages. */
const NEVER = ['/login', '/bind', '/api'];

// The pattern looks for control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f)/i;

/**
 * The only source of redirect targets. Returns the parsed path, query and hash of a same-site `target`, or `/` for anything else
 * (another origin, control characters, backslashes, `//` in any encoding, login, bind and API paths). It never returns the text as it came.
 */
export function safePath(target: string | null | undefined): string {
	if (!target?.startsWith('/') || target.length > MAX_LENGTH) return '/';
	if (CONTROL.test(target) || ENCODED_CONTROL.test(target) || target.includes('\\')) return '/';
	if (!URL.canParse(target, ORIGIN)) return '/';
	const { origin, pathname, search, hash } = new URL(target, ORIGIN);
	if (origin !== ORIGIN || !isSafePathname(pathname)) return '/';
	return `${pathname}${search}${hash}`;
}

/** Checks a parsed pathname as it stands and as it reads after each of several decodings. */
function isSafePathname(pathname: string): boolean {
	let path = pathname;
	for (let round = 0; round <= DECODINGS; round++) {
		const folded = path.normalize('NFKC');
		if (CONTROL.test(folded) || folded.includes('\\') || folded.includes('//')) return false;
		if (folded.split('/').some((segment) => segment === '.' || segment === '..')) return false;
		const lower = folded.toLowerCase();
		if (NEVER.some((never) => lower === never || lower.startsWith(`${never}/`))) return false;
		const decoded = decode(path);
		if (decoded === null) return false;
		if (decoded === path) return true;
		path = decoded;
	}
	return false;
}

function decode(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}
