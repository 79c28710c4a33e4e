import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderNumber } from '#client/parts/order/order-number.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { CopyIcon } from '#client/ui/task-icons.tsx';

/** The order's number, and a button that copies it. */
export function CopyNumber({ number }: { number: string }) {
	const { t } = useTranslation('orders');
	const [copied, setCopied] = useState(false);
	const Icon = copied ? CheckIcon : CopyIcon;
	return (
		<span className="inline-flex items-center gap-1">
			<span className="text-2">{t('card.number')}</span> <OrderNumber number={number} />
			<CopyButton
				text={number}
				onCopied={() => setCopied(true)}
				aria-label={t('lead.copy')}
				className="grid size-target place-items-center rounded-pill transition-colors duration-base hover:bg-white/15 noscript:hidden print:hidden"
			>
				<Icon size={18} />
			</CopyButton>
			<span role="status" className="sr-only">
				{copied && t('lead.copied')}
			</span>
		</span>
	);
}
