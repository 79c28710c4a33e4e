import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { MessagesProvider } from '#client/ui/messages.tsx';
import '#client/styles/main.css';
import { Buttons } from './buttons.tsx';
import { Carousels } from './carousels.tsx';
import { Forms } from './forms.tsx';
import { Icons } from './icons.tsx';
import { OverlaySamples } from './overlays.tsx';
import { Words } from './words.tsx';

const SAMPLES = (
	<MessagesProvider labels={{ region: 'Messages', close: 'Close' }}>
		<main id="main" className="column py-section">
			<h1 className="mb-12">Parts</h1>
			<Buttons />
			<Icons />
			<Forms />
			<Words />
			<OverlaySamples />
			<Carousels />
		</main>
	</MessagesProvider>
);

/** Shows the parts of `client/ui` in their states, in both languages: for building screens, and for `e2e/gallery.desktop-cn.spec.ts`. */
const router = createBrowserRouter([{ path: '*', element: SAMPLES }]);
createRoot(document.body).render(<RouterProvider router={router} />);
