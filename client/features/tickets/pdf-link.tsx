import type { MouseEvent } from 'react';
import { browserDownload, fileAddress } from '#client/app/download.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { useTranslation } from '#client/i18n/use-translation.ts';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { callName } from '#client/parts/order/passenger-name.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { PassView } from '#shared/catalogue/bff/tickets.ts';

const KILOBYTE = 1_024;
const sizeOf = (bytes: number): string =>
	bytes < KILOBYTE * KILOBYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** Renders the link to a pass as PDF. Scripts fetch the whole file before they save it, so that a failure is shown here. */
export function PdfLink({ order, pass }: { order: string; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	const asked = { order, person: pass.person };
	const fetching = useAttempt(async () => {
		const { blob, name } = await browserDownload('GET /ticket/pdf', asked);
		saveFile(blob, name);
	});
	const { busy } = fetching;
	const onClick = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		if (!busy) fetching.attempt();
	};
	return (
		<div className="mt-auto grid gap-3 pt-5">
			<a
				href={fileAddress('GET /ticket/pdf', asked)}
				onClick={onClick}
				aria-busy={busy || undefined}
				className={buttonStyle('secondary', 'md', 'w-full')}
			>
				{busy && <Spinner />}
				<span>{pass.fileSize === null ? t('pdf.get') : t('pdf.sized', { size: sizeOf(pass.fileSize) })}</span>
				<span className="sr-only">{callName(pass, lang)}</span>
			</a>
			<span role="status" className="sr-only">
				{busy && t('pdf.busy')}
			</span>
			{fetching.failed && <FailureNotice failure={fetching.failure} title={t('pdf.failed')} />}
		</div>
	);
}
