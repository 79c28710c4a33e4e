import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '#shared/constants.ts';
import { EARLY_PRESSES } from '#shared/early-presses.ts';
import type { PageFacts } from '#shared/page.ts';
import { HOME_NOTICES } from '#shared/paths.ts';
import { languageTag } from '#shared/rules/language.ts';
import { FactsProvider } from './app/facts.tsx';
import { PictureUrl } from './ui/picture.tsx';

/**
 * Renders the first script and the tags of the head that browsers read from the document alone, in the server's document only:
 * React leaves them there while hydrating. Phones make no links of their own from dates and order numbers, which would change
 * texts before hydration.
 */
export function HeadTags({ lang }: { lang: Language }) {
	return (
		<>
			<script>{EARLY_PRESSES}</script>
			<meta name="theme-color" content="#06203a" />
			<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
			<link rel="icon" href="/favicon.ico" sizes="32x32" />
			<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
			<link rel="manifest" href={`/site.webmanifest?lang=${lang}`} />
		</>
	);
}

/**
 * Renders why a visitor without scripts was redirected home (`homeWithNotice`): the reason that the address names is shown. Browsers
 * with scripts take nothing from a `noscript`, and show the reason as a message.
 */
export function RedirectNotices() {
	const { t } = useTranslation();
	return HOME_NOTICES.map((reason) => (
		<p
			key={reason}
			id={reason}
			className="hidden bg-amber-100 px-gutter py-3 text-center font-semibold text-amber-800 target:block"
		>
			{t(`redirectNotice.${reason}`)}
		</p>
	));
}

type DocumentProps = {
	facts: PageFacts;
	i18n: i18n;
	data: string;
	/** Scripts and tags of the server's document that React doesn't own. The script runs before anything else. */
	head?: ReactNode;
	/** Shown without scripts, by the server's document only. */
	unscripted?: ReactNode;
	children: ReactNode;
};

/** Renders the whole document, the same on the server and while hydrating. Loader data is in it as `data`, never as code. */
export function Document({ facts, i18n, data, head, unscripted, children }: DocumentProps) {
	return (
		<StrictMode>
			<html
				lang={languageTag(facts.lang)}
				data-language={facts.lang}
				data-device={facts.device}
				// React has taken an event when it calls handlers (`client/app/early-input.ts`)
				onClickCapture={({ nativeEvent }) => early.delete(nativeEvent)}
				onInputCapture={({ nativeEvent }) => early.delete(nativeEvent)}
			>
				<head>
					<meta charSet="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
					{head}
					<link rel="stylesheet" href={facts.assets.style} />
					<script type="module" src={facts.assets.script} async />
				</head>
				<body>
					<FactsProvider facts={facts}>
						<I18nextProvider i18n={i18n}>
							<noscript>{unscripted}</noscript>
							<PictureUrl value={facts.site.pictureUrl}>{children}</PictureUrl>
						</I18nextProvider>
					</FactsProvider>
					<script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: data }} />
					{/* Runs nothing anew, but waits for the styles: browsers lay out a document that has ended, with its styles or without. */}
					<script type="module" src={facts.assets.script} />
				</body>
			</html>
		</StrictMode>
	);
}
