import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserDownload, fileAddress } from '#client/app/download.ts';
import { useLanguage } from '#client/app/facts.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { callName } from '#client/parts/order/passenger-name.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import type { PassView } from '#shared/catalogue/bff/tickets.ts';

const KILOBYTE = 1_024;
const sizeOf = (bytes: number): string =>
	bytes < KILOBYTE * KILOBYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

function save(blob: Blob, name: string): void {
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** A pass as a PDF: fetched whole before it is saved, so that a failure is told here. Without scripts it is a plain link. */
export function PdfLink({ order, pass }: { order: string; pass: PassView }) {
	const { t } = useTranslation('ticket');
	const lang = useLanguage();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<{ error: unknown } | null>(null);
	const asked = { order, person: pass.person };
	const fetchIt = async () => {
		setBusy(true);
		setFailure(null);
		try {
			const { blob, name } = await browserDownload('GET /ticket/pdf', asked);
			save(blob, name);
		} catch (error) {
			setFailure({ error });
		}
		setBusy(false);
	};
	const onClick = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		if (!busy) void fetchIt();
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
				{pass.fileSize === null ? t('pdf.get') : t('pdf.sized', { size: sizeOf(pass.fileSize) })}
				<span className="sr-only">{callName(pass, lang)}</span>
			</a>
			<span role="status" className="sr-only">
				{busy && t('pdf.busy')}
			</span>
			{failure && <FailureNotice failure={failure.error} title={t('pdf.failed')} />}
		</div>
	);
}
