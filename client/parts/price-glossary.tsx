import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '#client/ui/icons.tsx';

const TERMS = ['from', 'perPerson', 'tax', 'reference', 'extra'] as const;

/** Explains the words beside a price, folded away at first. */
export function PriceGlossary({ className = '' }: { className?: string }) {
	const { t } = useTranslation('voyage');
	return (
		<details className={`group text-14 ${className}`}>
			<summary className="inline-flex min-h-8 list-none items-center gap-1 text-link underline decoration-current/40 underline-offset-4 hover:decoration-current touch:min-h-target [&::-webkit-details-marker]:hidden">
				{t('glossary.title')}
				<ChevronDownIcon size={16} className="transition-transform duration-base group-open:rotate-180" />
			</summary>
			<dl className="mt-3 grid max-w-measure gap-x-6 gap-y-3 rounded-2 bg-soft p-5 md:grid-cols-[max-content_1fr] md:p-6">
				{TERMS.map((term) => (
					<div key={term} className="md:contents">
						<dt className="font-semibold text-main">{t(`glossary.${term}.term`)}</dt>
						<dd className="text-muted">{t(`glossary.${term}.meaning`)}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
