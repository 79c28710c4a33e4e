import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#client/app/after-paint.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { chatAddress } from '#shared/rules/chat-address.ts';

/**
 * Renders the chat in a frame. Its address names the page on which it was opened, and stays while the visitor goes on, or the
 * conversation would be lost. The frame may run its own scripts and send its own forms, and can't navigate our page.
 */
export function SupportChat({ url, voyage }: { url: string; voyage?: string }) {
	const { t } = useTranslation('support');
	const lang = useLanguage();
	const { pathname, search } = useLocation();
	const [src] = useState(() => chatAddress(url, { pathname, search, lang, voyage }));
	const [begun, setBegun] = useState(false);
	const [loaded, setLoaded] = useState(false);
	// The overlay's entry in the history comes first. If the page's own entry had the frame in it, the way back to it would load the frame anew.
	useEffect(() => afterPaint(() => setBegun(true)), []);
	return (
		<div className="relative min-h-0 flex-1 bg-soft">
			{!loaded && (
				<p role="status" className="absolute inset-0 grid place-items-center text-2">
					<Spinner />
					<span className="sr-only">{t('loading')}</span>
				</p>
			)}
			{begun && (
				<iframe
					src={src}
					title={t('frame')}
					sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
					referrerPolicy="origin"
					onLoad={() => setLoaded(true)}
					className="absolute inset-0 size-full border-0"
				/>
			)}
		</div>
	);
}
