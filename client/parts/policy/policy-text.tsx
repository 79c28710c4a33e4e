import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import type { PolicyView } from '#shared/catalogue/bff/policy.ts';
import { formatDate, isDay } from '#shared/rules/dates.ts';
import { languageTag } from '#shared/rules/language.ts';

/** Renders a policy's text with the day of its last change. */
export function PolicyText({ policy }: { policy: PolicyView }) {
	const { t } = useTranslation('policy');
	const lang = useLanguage();
	return (
		<>
			{isDay(policy.updated) && (
				<p className="text-14 text-muted">
					<time dateTime={policy.updated}>{t('updated', { date: formatDate(policy.updated, 'day', lang) })}</time>
				</p>
			)}
			{policy.lang !== lang && (
				<div className="mt-6">
					<Notice>{t('chineseOnly')}</Notice>
				</div>
			)}
			<div lang={languageTag(policy.lang)} className="mt-8 max-w-measure">
				<RichText
					html={policy.html}
					className="[&_h2]:mt-12 [&_h2]:mb-4 [&_h2]:scroll-mt-28 [&_h2]:text-h3 [&_h2:first-child]:mt-0 [&_li]:pl-1 [&_p]:leading-[1.75] [&_ul]:my-4 [&_ul]:grid [&_ul]:gap-2"
				/>
			</div>
		</>
	);
}
