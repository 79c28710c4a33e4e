import { Buttons } from './buttons.tsx';
import { Carousels } from './carousels.tsx';
import { Forms } from './forms.tsx';
import { Icons } from './icons.tsx';
import { OverlaySamples } from './overlays.tsx';
import { Words } from './words.tsx';

/** Shows the parts of `client/ui` in their states, in both languages: for building screens, and for tests. */
export default function Gallery() {
	return (
		<main id="main" lang="en" className="column py-section">
			<title>Parts</title>
			<meta name="robots" content="noindex" />
			<h1 className="mb-12">Parts</h1>
			<Buttons />
			<Icons />
			<Forms />
			<Words />
			<OverlaySamples />
			<Carousels />
		</main>
	);
}
