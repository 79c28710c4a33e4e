import { serverTranslator } from '#client/i18n/server.ts';
import type { Translate } from '#client/i18n/translate.ts';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';

/** Returns the `t` of a namespace in a language, as `useTranslation` gives it to a component. */
export const textsOf = <N extends Namespace>(lang: Language, namespace: N): Translate<N> =>
	serverTranslator(lang).from(namespace);
