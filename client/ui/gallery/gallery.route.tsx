import { lazy, Suspense } from 'react';
import { MessagesProvider } from '../messages.tsx';
import { TEXTS } from './texts.ts';

const samples = [
	lazy(() => import('./buttons.tsx')),
	lazy(() => import('./forms.tsx')),
	lazy(() => import('./words.tsx')),
	lazy(() => import('./overlays.tsx')),
	lazy(() => import('./carousels.tsx')),
];

/** Every part in all its states, in both languages: for those who build screens, and for tests. */
export default function Gallery() {
	const [, english] = TEXTS;
	if (!english) return null;
	return (
		<MessagesProvider labels={{ region: english.region, close: english.close }}>
			<main id="main" lang="en" className="column py-section">
				<title>Parts</title>
				<meta name="robots" content="noindex" />
				<h1 className="mb-12">Parts</h1>
				<Suspense>
					{samples.map((Sample, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
						<Sample key={index} />
					))}
				</Suspense>
			</main>
		</MessagesProvider>
	);
}
