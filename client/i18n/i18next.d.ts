import 'i18next';
import type { Texts } from '#shared/pages.ts';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: Texts;
		// Texts come from JSON, of which the compiler knows no content: there are no places to find.
		parseInterpolation: false;
		strictInterpolationChecks: false;
	}
}
