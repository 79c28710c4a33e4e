import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run gallery`: the parts of `client/ui` in their states, at `/gallery/` of a development server of their own. */
export default defineConfig({
	root: join(import.meta.dirname, '..'),
	plugins: [react(), tailwindcss()],
	server: { host: '127.0.0.1', open: '/gallery/' },
});
