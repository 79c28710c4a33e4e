const { NODE_FLAGS, NODE_ENVIRONMENT } = (await import(new URL('../../scripts/runtime.mjs', import.meta.url).href)) as {
	NODE_FLAGS: string[];
	NODE_ENVIRONMENT: Record<string, string>;
};

/** Node's flags and environment in production. */
export const PRODUCTION = { flags: NODE_FLAGS, env: { ...NODE_ENVIRONMENT, NODE_ENV: 'production' } };
