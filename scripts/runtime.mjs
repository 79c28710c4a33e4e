/**
 * Flags and environment with which Node runs the server (Dockerfile has the same). A rendered page leaves megabytes of garbage: a small young
 * generation, and an old one that may grow by a third only, keep the process under 250 MB at no cost in speed (bench/RESULTS.md). Two malloc arenas
 * suffice. Blocks of a megabyte or more are returned to the system when they are freed: by default glibc raises that limit with each large block, and
 * a timetable's replies left 40 MB behind.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };
