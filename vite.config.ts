import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), tailwindcss()],
	appType: 'custom',
	build: isSsrBuild
		? { outDir: 'dist/server', rollupOptions: { input: 'client/entry.server.tsx' }, copyPublicDir: false, target: 'node26' }
		: {
				outDir: 'dist/client',
				manifest: true,
				rollupOptions: { input: 'client/entry.client.tsx' },
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				target: 'es2023',
			},
}));
