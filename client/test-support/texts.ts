import type { TFunction } from 'i18next';
import { serverI18n } from '#client/i18n/server.ts';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';

/** Returns the `t` of a namespace in a language, as `useTranslation` gives it to a component. */
export const textsOf = <N extends Namespace>(lang: Language, namespace: N): TFunction<N> =>
	serverI18n(lang).getFixedT(null, namespace);
