/**
 * How Node runs the server (Dockerfile says the same). A rendered page leaves megabytes of garbage: a small young generation and an old one
 * that may grow by a third only keep the process under 250 MB at no cost in speed (bench/RESULTS.md). Two malloc arenas suffice; what holds a megabyte
 * or more goes back to the system when it is freed: glibc by itself raises that bound with each large piece, and a timetable's replies left 40 MB behind.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };
