import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says where the facts beside it are told. */
export function Source({ className = '', children }: { className?: string; children: ReactNode }) {
	const { t } = useTranslation('my-voyage');
	return (
		<span className={`block text-14 leading-head text-muted [&_a]:underline [&_a]:underline-offset-4 ${className}`}>
			<span>{t('source')}</span>
			<span>{children}</span>
		</span>
	);
}
