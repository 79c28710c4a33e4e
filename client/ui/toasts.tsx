import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { CheckCircleIcon, CloseIcon, ErrorIcon, InfoIcon } from './icons.tsx';

export type MessageKind = 'info' | 'ok' | 'error';
export type Message = { id: number; kind: MessageKind; text: string };
type Labels = { region: string; close: string };

const looks: Record<MessageKind, { Icon: typeof InfoIcon; ink: string }> = {
	info: { Icon: InfoIcon, ink: 'text-gold-300 md:text-sea-600' },
	ok: { Icon: CheckCircleIcon, ink: 'text-gold-300 md:text-green-700' },
	error: { Icon: ErrorIcon, ink: 'text-gold-300 md:text-red-700' },
};

function Viewport({ messages, labels }: { messages: readonly Message[]; labels: Labels }) {
	const { toasts, add } = Toast.useToastManager<{ kind: MessageKind }>();
	const last = useRef(0);
	useEffect(() => {
		for (const { id, kind, text } of messages) {
			if (id <= last.current) continue;
			last.current = id;
			add({ id: String(id), title: text, data: { kind }, timeout: kind === 'error' ? 8_000 : 5_000 });
		}
	}, [messages, add]);
	useEffect(
		() => () => {
			last.current = 0;
		},
		[],
	);
	return (
		<Toast.Portal>
			<Toast.Viewport
				aria-label={labels.region}
				className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom)+1rem)] z-toast flex flex-col-reverse items-center gap-2 px-4 md:top-[calc(var(--header)+3.5rem)] md:bottom-auto md:flex-col"
			>
				{toasts.map((toast) => {
					const { Icon, ink } = looks[toast.data?.kind ?? 'info'];
					return (
						<Toast.Root
							key={toast.id}
							toast={toast}
							swipeDirection={['down', 'up']}
							className="pointer-events-auto w-full max-w-120 rounded-3 bg-inverse text-inverse shadow-3 transition duration-base data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0 md:w-auto md:min-w-80 md:border md:border-line md:bg-page md:text-main md:data-starting-style:-translate-y-3"
						>
							<Toast.Content className="flex items-start gap-3 py-1 pr-1 pl-4">
								<Icon size={22} className={`mt-2.75 shrink-0 ${ink}`} />
								<Toast.Title render={<p />} className="min-w-0 flex-1 py-2.5 text-16 leading-6" />
								<Toast.Close
									aria-label={labels.close}
									// Base UI hides it from readers until it has the focus, though it can be reached by Tab.
									aria-hidden={false}
									className="grid size-target shrink-0 place-items-center rounded-2 opacity-80 hover:opacity-100"
								>
									<CloseIcon size={20} />
								</Toast.Close>
							</Toast.Content>
						</Toast.Root>
					);
				})}
			</Toast.Viewport>
		</Toast.Portal>
	);
}

/** Renders the messages of `MessagesProvider`, which loads this file with the first one. */
export default function Toasts(props: { messages: readonly Message[]; labels: Labels }) {
	return (
		<Toast.Provider>
			<Viewport {...props} />
		</Toast.Provider>
	);
}
