import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { callName } from '#client/parts/order/person-name.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { deadlineText } from '../order/deadline-text.ts';

type Named = { id?: string; name: string; pinyin: string };

type Props = {
	passengers: readonly Named[];
	/** The kinds of document that the sailing takes, as words. */
	types: readonly string[];
	/** The moment by which check-in takes another document, epoch milliseconds; null when it is too late. */
	by: number | null;
	action?: ReactNode;
};

/** Says which passengers need another document for their sailing, and until when (docs/rules.md, documents-asked). */
export function OtherDocuments({ passengers, types, by, action }: Props) {
	const { t } = useTranslation('booking');
	const lang = useLanguage();
	const names = passengers.map((passenger) => callName(passenger, lang)).join(t('comma'));
	return (
		<Notice tone="warning" title={t('documents.taken', { types: types.join(t('comma')) })} action={action}>
			<p>{t('documents.of', { names })}</p>
			<p>{by === null ? t('documents.desk') : t('documents.by', { time: deadlineText(by, lang) })}</p>
		</Notice>
	);
}
