import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Words without spaces break, pictures and tables keep to the column, and a table that is wider scrolls on its own. */
const KEEPS_TO_ITS_COLUMN =
	'min-w-0 wrap-anywhere [&_:is(p,ul,ol,blockquote)]:max-w-measure [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-2 [&_video]:aspect-video [&_video]:w-full [&_video]:bg-inverse [&_[role=region]]:max-w-full [&_[role=region]]:overflow-x-auto';
const TEXT =
	'[&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:my-6 [&_blockquote]:border-l-2 [&_blockquote]:border-gold-500 [&_blockquote]:pl-5 [&_figure]:my-6 [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-h3 [&_h2:first-child]:mt-0 [&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:font-display [&_h3]:text-h4 [&_h3:first-child]:mt-0 [&_h4]:mt-6 [&_h4]:mb-2 [&_img]:my-6 [&_li]:mb-1 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-4 [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:pl-5';
const TABLE =
	'[&_[role=region]]:my-6 [&_td>a:only-child]:inline-flex [&_td>a:only-child]:min-h-target [&_td>a:only-child]:items-center [&_caption]:mb-2 [&_caption]:text-left [&_caption]:text-14 [&_caption]:text-muted [&_table]:min-w-full [&_table]:border-t [&_table]:border-line [&_table]:text-16 [&_td]:border-b [&_td]:border-line [&_td]:py-3 [&_td]:pr-6 [&_td]:text-left [&_td]:align-baseline [&_th]:border-b [&_th]:border-line [&_th]:py-3 [&_th]:pr-6 [&_th]:text-left [&_th]:text-14';

/** Replaces a link by its film, and starts it. */
function play(link: HTMLAnchorElement): void {
	const film = document.createElement('video');
	film.src = link.href;
	film.controls = true;
	film.muted = true;
	film.autoplay = true;
	film.playsInline = true;
	film.tabIndex = 0;
	film.setAttribute('aria-label', link.textContent?.replace('▶', '').trim() ?? '');
	link.replaceWith(film);
	film.focus();
}

/**
 * Renders HTML of the backend, which our server has sanitised and arranged; no other component does. Links to pages of the site
 * are followed without loading a new document; a film waits for a press.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
	const navigate = useNavigate();
	const text = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = text.current;
		const follow = (event: MouseEvent) => {
			const link = (event.target as Element).closest('a');
			const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
			if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
			const href = link.getAttribute('href') ?? '';
			const isFilm = link.hasAttribute('data-film');
			if (!isFilm && (!href.startsWith('/') || href.startsWith('/media/'))) return;
			event.preventDefault();
			if (isFilm) play(link);
			else void navigate(href);
		};
		element?.addEventListener('click', follow);
		return () => element?.removeEventListener('click', follow);
	}, [navigate]);
	return (
		<div
			ref={text}
			className={`${KEEPS_TO_ITS_COLUMN} ${TEXT} ${TABLE} ${className}`}
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
