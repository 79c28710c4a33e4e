import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { Button, DangerButton } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Answer = {
	text: string;
	onClick: () => void;
	/** `danger` for what can't be undone; `primary` when not given. */
	look?: 'primary' | 'ghost' | 'danger';
	busy?: boolean;
	/** The dialog opens with the focus on this answer instead of the first one, so that Enter chooses it. */
	focused?: boolean;
};

type Props = {
	title: string;
	closeLabel: string;
	answers: readonly Answer[];
	/** A press outside of the dialog closes it. */
	dismissible?: boolean;
	/** In CSS pixels. */
	width?: number;
	onClose: () => void;
	/** Read out with the title when the dialog opens. */
	description?: ReactNode;
	children?: ReactNode;
};

/** Dialog that asks a question: the text, and its answers as buttons at the foot. Import it lazily. */
export function QuestionDialog({
	title,
	closeLabel,
	answers,
	dismissible = false,
	width = 480,
	onClose,
	description,
	children,
}: Props) {
	const focus = useRef<HTMLButtonElement>(null);
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			closeLabel={closeLabel}
			width={width}
			dismissible={dismissible}
			initialFocus={answers.some(({ focused }) => focused) ? focus : undefined}
			footer={answers.map(({ text, look = 'primary', focused, ...button }) => {
				const properties = { ...button, ref: focused ? focus : undefined, children: text };
				return look === 'danger' ? (
					<DangerButton key={look} {...properties} />
				) : (
					<Button key={look} variant={look} {...properties} />
				);
			})}
		>
			<div className="grid gap-4">
				{description && <Base.Description render={<div className="grid gap-2" />}>{description}</Base.Description>}
				{children}
			</div>
		</Dialog>
	);
}
