import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from './chunk-loading.ts';
import { withStyle } from './whole-style.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * Makes a component whose code is loaded when it is first rendered. Without a network it waits, as every press does. Its rules must be in the style of
 * the first view (`FIRST_VIEW` in `vite.config.ts`).
 */
export const lazyInFirstView = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
	lazy(() => loadCode(load));

/** Makes a component whose code, and the style for it, are loaded when it is first rendered. */
export const lazyCode = <P extends object>(load: Load<P>): LazyExoticComponent<ComponentType<P>> =>
	lazyInFirstView(() => withStyle(load));
