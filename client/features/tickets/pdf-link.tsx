import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { browserDownload, fileAddress } from '#client/app/download.ts';
import { useFacts } from '#client/app/facts.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { callName } from '#client/parts/order/person-name.tsx';
import { buttonStyle } from '#client/ui/button.tsx';
import { saveFile } from '#client/ui/save-file.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { PassView } from '#shared/catalogue/bff/tickets.ts';
import { isWebView } from '#shared/rules/device.ts';

const KILOBYTE = 1_024;
const sizeOf = (bytes: number): string =>
	bytes < KILOBYTE * KILOBYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** Renders the link to a pass as PDF. Scripts fetch the whole file before they save it, so that a failure is shown here. */
export function PdfLink({ order, pass }: { order: string; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const { lang, mark } = useFacts();
	const asked = { order, person: pass.person };
	const fetching = useAttempt(async () => {
		const { blob, name } = await browserDownload('GET /ticket/pdf', asked);
		saveFile(blob, name);
	});
	const { busy } = fetching;
	const onClick = (event: MouseEvent) => {
		// An app's web view saves no file that a page made; some show the file of a link.
		if (event.ctrlKey || event.metaKey || event.shiftKey || isWebView(navigator.userAgent)) return;
		event.preventDefault();
		if (!busy) fetching.attempt();
	};
	return (
		<div className="mt-auto grid gap-3 pt-5">
			<a
				href={fileAddress('GET /ticket/pdf', asked, mark)}
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
