import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary, type FieldFailure } from '#client/ui/error-summary.tsx';
import { PressForm } from '../press-form.tsx';
import type { EditorSender } from './save-entry.ts';

/** The form around the fields of a passenger or contact: its problems, the entry's id, and the button that saves it. */
export function EditorForm<T extends Record<string, unknown>>({
	form,
	id,
	failures,
	sender,
	className,
	children,
}: {
	form: FormMetadata<T, string[]>;
	/** Missing for a new entry. */
	id: string | undefined;
	failures: readonly FieldFailure[];
	sender: EditorSender;
	className: string;
	children: ReactNode;
}) {
	const { t } = useTranslation('contacts');
	const { answer, pending } = sender;
	return (
		<PressForm sender={sender} {...getFormProps(form)} className={`grid ${className}`}>
			<ErrorSummary title={t('summary')} failures={failures} />
			{answer?.failure && !pending && (
				<FailureNotice failure={answer.failure} title={t('notSaved')}>
					{t('kept')}
				</FailureNotice>
			)}
			{id && <input type="hidden" name="id" value={id} />}
			{children}
			<Button type="submit" size="lg" busy={pending !== undefined} className="justify-self-start max-md:w-full">
				{t('passenger.save')}
			</Button>
		</PressForm>
	);
}
