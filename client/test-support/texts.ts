import type { TFunction } from 'i18next';
import { serverI18n } from '#client/i18n/server.ts';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';

/** The texts of a language as the site shows them: what `useTranslation(namespace)` gives a component. */
export const textsOf = <N extends Namespace>(lang: Language, namespace: N): TFunction<N> =>
	serverI18n(lang).getFixedT(null, namespace);
