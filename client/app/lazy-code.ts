import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadCode } from './chunk-loading.ts';
import { withStyle } from './whole-style.ts';

/** Makes a component whose code, and the style for it, are loaded when it is first rendered. Without a network it waits, as every press does. */
export const lazyCode = <P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => loadCode(() => withStyle(load)));
