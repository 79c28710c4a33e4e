/**
 * The first script of every document, inline: it collects each press until React takes it (`client/app/early-input.ts`). Links with
 * `data-press` act as buttons where there are scripts: the browser doesn't follow them. The security policy allows exactly this text,
 * by its hash. Quotes, `&` and `>` would be escaped in it.
 */
export const EARLY_PRESSES =
	'early=new Set;addEventListener(`click`,function(press){early.add(press);' +
	'if(press.target.closest(`[data-press]`))press.preventDefault()},true)';
