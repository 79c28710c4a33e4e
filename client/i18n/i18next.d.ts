import 'i18next';
import type { Texts } from '#shared/pages.ts';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: Texts;
	}
}
