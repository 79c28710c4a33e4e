import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page runs on travels as two files: a phone pays for each request. The rest is split by route and by what is asked for. */
const GROUPS = [
	{
		name: 'vendor',
		test: /node_modules[\\/](react|react-dom|react-router|scheduler|i18next|react-i18next|html-parse-stringify|void-elements)[\\/]/,
	},
	{
		name: 'base',
		test: /[\\/](shared[\\/](rules|paths|constants|pictures|errors)|client[\\/](api|facts|parts[\\/](voyage|favourite|price)|layout[\\/](page-head|json-ld|breadcrumbs|keep-alive|session)|ui[\\/](icons|button|icon-button|picture|price|skeleton|tag|use-media-query|deferred|details|notice|chip|countdown|scroll-carousel)))/,
	},
];

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), tailwindcss()],
	appType: 'custom',
	build: isSsrBuild
		? { outDir: 'dist/server', rolldownOptions: { input: 'client/entry.server.tsx' }, copyPublicDir: false, target: 'node26' }
		: {
				outDir: 'dist/client',
				manifest: true,
				rolldownOptions: { input: 'client/entry.client.ts', output: { codeSplitting: { groups: GROUPS } } },
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				target: 'es2023',
			},
}));
