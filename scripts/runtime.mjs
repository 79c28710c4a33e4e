/**
 * How Node runs the server (Dockerfile says the same). A rendered page leaves megabytes of garbage: a small young generation and an old one
 * that may grow by a third only keep the process under 250 MB at no cost in speed (bench/RESULTS.md); two malloc arenas suffice.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
