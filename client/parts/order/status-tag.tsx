import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '#client/ui/icon-line.tsx';
import { AnchorIcon, CheckCircleIcon, ClockIcon, CloseIcon, RefreshIcon, ShipIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import type { OrderStatus } from '#shared/constants.ts';

const LOOKS: Readonly<Record<OrderStatus, { tone: TagTone; Icon: ComponentType<IconProps> }>> = {
	'waiting-confirmation': { tone: 'info', Icon: ClockIcon },
	reserved: { tone: 'info', Icon: CheckCircleIcon },
	'waiting-payment': { tone: 'promo', Icon: WarningIcon },
	'not-travelled': { tone: 'ok', Icon: ShipIcon },
	completed: { tone: 'neutral', Icon: AnchorIcon },
	cancelling: { tone: 'warning', Icon: ClockIcon },
	refunding: { tone: 'gold', Icon: RefreshIcon },
	refunded: { tone: 'neutral', Icon: CheckCircleIcon },
	cancelled: { tone: 'neutral', Icon: CloseIcon },
};

/** Renders the icon of a status, for a place beside its word. */
export function OrderStatusIcon({ status, ...rest }: IconProps & { status: OrderStatus }) {
	const { Icon } = LOOKS[status];
	return <Icon {...rest} />;
}

/** Renders the status of an order as a word with its colour and icon. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
	const { t } = useTranslation('orders');
	return (
		<Tag tone={LOOKS[status].tone} icon={<OrderStatusIcon status={status} size={16} />}>
			{t(`status.${status}`)}
		</Tag>
	);
}
