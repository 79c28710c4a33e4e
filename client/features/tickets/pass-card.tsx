import type { ComponentType } from 'react';
import { useTranslation } from '#client/i18n/use-translation.ts';
import type { IconProps } from '#client/ui/icon-line.tsx';
import { AnchorIcon } from '#client/ui/icons.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import { CheckCircleIcon, ClockIcon, ErrorIcon, RefreshIcon, TicketIcon, WarningIcon } from '#client/ui/task-icons.tsx';
import type { PassOrder, PassView } from '#shared/catalogue/bff/tickets.ts';
import type { PassState } from '#shared/rules/boarding-pass.ts';
import { PassName } from './pass-parts.tsx';
import { PassWait } from './pass-wait.tsx';
import { ReadyPass } from './ready-pass.tsx';

const LOOKS: Readonly<Record<PassState, { tone: TagTone; Icon: ComponentType<IconProps> }>> = {
	unchecked: { tone: 'warning', Icon: WarningIcon },
	'not-yet': { tone: 'neutral', Icon: ClockIcon },
	due: { tone: 'info', Icon: TicketIcon },
	making: { tone: 'info', Icon: RefreshIcon },
	ready: { tone: 'ok', Icon: CheckCircleIcon },
	failed: { tone: 'error', Icon: ErrorIcon },
	changed: { tone: 'warning', Icon: WarningIcon },
	departed: { tone: 'neutral', Icon: AnchorIcon },
};

type Props = { order: PassOrder; pass: PassView; slow: boolean };

/** Renders one passenger's pass, or what it waits for. */
export function PassCard({ order, pass, slow }: Props) {
	const { t } = useTranslation('ticket');
	const { state } = pass;
	const { tone, Icon } = LOOKS[state];
	return (
		<article className="relative flex h-full flex-col overflow-hidden rounded-3 border border-line bg-page shadow-1">
			<header className="on-dark flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-inverse px-5 py-3 md:px-6">
				<p className="eyebrow">{order.voyage.ship.name || t('pass')}</p>
				<Tag tone={tone} icon={<Icon size={16} />}>
					{t(`state.${state}`)}
				</Tag>
			</header>
			<div className="flex grow flex-col px-5 pt-5 pb-6 md:px-6">
				<h3>
					<PassName pass={pass} />
				</h3>
				{state === 'ready' ? <ReadyPass order={order} pass={pass} /> : <PassWait order={order} pass={pass} slow={slow} />}
			</div>
		</article>
	);
}
