import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#client/ui/button.tsx';
import { paths } from '#shared/paths.ts';
import { SentenceField } from './sentence-field.tsx';

type Props = {
	/** The words of the search that is shown. */
	said: string;
	/** The hidden fields of the search that is shown: it stays when the form is sent without words. */
	children: ReactNode;
	className?: string;
};

/** Renders the search in words alone, which narrows the search that is shown. */
export function SentenceForm({ said, children, className = '' }: Props) {
	const { t } = useTranslation('search-form');
	return (
		<Form aria-label={t('sentence.label')} action={paths.search} className={`flex items-start ${className}`}>
			{children}
			<div className="min-w-0 flex-1">
				<SentenceField said={said} />
			</div>
			<Button type="submit" className="m-2 min-h-12 shrink-0 md:min-h-14">
				{t('sentence.submit')}
			</Button>
		</Form>
	);
}
