import { lazyCode } from '#client/app/chunk-loading.ts';

/** Loads the code of a comparison, which few lists need. */
export const loadComparison = async () => ({ default: (await import('./comparison.tsx')).Comparison });

/** Renders `Comparison`, within a `Suspense`: in the browser its code is loaded when it is shown. */
export const Comparison = import.meta.env.SSR ? (await loadComparison()).default : lazyCode(loadComparison);
