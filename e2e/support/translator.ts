import type { BrowserContext } from '@playwright/test';

/** When the translator begins: before the page is hydrated, or once it is. */
export type Beginning = 'before hydration' | 'after hydration';

/**
 * Translates a page, or every page of a browser, as Chrome, Edge and extensions do: each text becomes an element in place of its text node, and so does
 * each text that comes later. A translated text is the old one with a mark that isn't shown, so that tests find it by its words.
 */
export const translate = (to: Pick<BrowserContext, 'addInitScript'>, beginning: Beginning): Promise<unknown> =>
	to.addInitScript((when: Beginning) => {
		const LEFT_ALONE = 'script, style, noscript, textarea, title, [translate=no], font';
		const MARK = '\u200B';
		const element = (child: Node) => {
			const font = document.createElement('font');
			font.append(child);
			return font;
		};
		const take = (root: Node) => {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = root instanceof Text ? [root] : [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			for (const text of texts)
				if (text.data && text.isConnected && !text.parentElement?.closest(LEFT_ALONE))
					text.replaceWith(element(element(document.createTextNode(text.data + MARK))));
		};
		const begin = () => {
			document.documentElement.lang = 'de';
			document.documentElement.classList.add('translated-ltr');
			take(document.body);
			new MutationObserver((changes) => {
				for (const { type, target, addedNodes } of changes)
					for (const node of type === 'characterData' ? [target] : addedNodes) take(node);
			}).observe(document.body, { childList: true, subtree: true, characterData: true });
		};
		const isReady = () =>
			when === 'before hydration' ? document.readyState !== 'loading' : document.documentElement?.dataset.alive !== undefined;
		const look = () => {
			if (!isReady()) return;
			document.removeEventListener('readystatechange', look);
			observer.disconnect();
			begin();
		};
		const observer = new MutationObserver(look);
		observer.observe(document, { attributes: true, subtree: true, childList: true });
		document.addEventListener('readystatechange', look);
	}, beginning);
