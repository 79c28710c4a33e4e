import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { formatDate } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import type { DocumentType } from '#shared/rules/documents.ts';

/** The word for the documents that a sailing takes: a passport alone, beside one kind of pass, or any document. */
function wordOf(types: readonly DocumentType[]) {
	const [pass, ...more] = types.filter((type) => type !== 'PASSPORT');
	if (!pass) return 'PASSPORT';
	return more.length === 0 && (pass === 'HK_MACAU' || pass === 'TAIWAN') ? pass : 'any';
}

/**
 * Returns a function with the one sentence about the documents of a sailing (docs/rules.md, passport-until): `types` that it takes, and the day of return.
 */
export function usePapers(): (types: readonly DocumentType[], back: string) => string {
	const { t } = useTranslation('papers');
	const lang = useLanguage();
	return (types, back) =>
		t('sentence', {
			document: t(wordOf(types)),
			back: formatDate(back, 'day', lang),
			advised: formatDate(documentsUntil(back), 'day', lang),
		});
}
