import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { PageFacts } from '#shared/page.ts';
import { languageTag } from '#shared/rules/language.ts';
import { FactsProvider } from './app/facts.tsx';

type DocumentProps = { facts: PageFacts; i18n: i18n; data: string; children: ReactNode };

/** Renders the whole document, the same on the server and while hydrating. Loader data is in it as `data`, never as code. */
export function Document({ facts, i18n, data, children }: DocumentProps) {
	return (
		<StrictMode>
			<html lang={languageTag(facts.lang)} data-language={facts.lang} data-device={facts.device}>
				<head>
					<meta charSet="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
					<meta name="theme-color" content="#06203a" />
					<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
					{facts.assets.styles.map((href) => (
						<link key={href} rel="stylesheet" href={href} />
					))}
					<script type="module" src={facts.assets.script} async />
				</head>
				<body>
					<FactsProvider facts={facts}>
						<I18nextProvider i18n={i18n}>{children}</I18nextProvider>
					</FactsProvider>
					<script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: data }} />
					{/* Runs nothing anew, but waits for the styles: browsers lay out a document that has ended, with its styles or without. */}
					<script type="module" src={facts.assets.script} />
				</body>
			</html>
		</StrictMode>
	);
}
