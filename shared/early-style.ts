/**
 * The first style of every document, inline. A pointer that moves before the stylesheets have come makes browsers style the bare document. Without
 * this, the parts that wait with their layout would fade from those styles to their own when they are scrolled to. The security policy allows exactly
 * this text, by its hash. Its layer is the first, so that every other rule wins.
 */
export const EARLY_STYLE = '@layer early{@media screen and (scripting:enabled){.later{content-visibility:auto}}}';
