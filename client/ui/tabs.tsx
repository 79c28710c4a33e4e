import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** `href` is the address of the tab without JavaScript. */
export type Tab = { id: string; label: ReactNode; href: string; panel: ReactNode };

const steps: Record<string, (index: number, count: number) => number> = {
	ArrowLeft: (index, count) => (index - 1 + count) % count,
	ArrowRight: (index, count) => (index + 1) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/**
 * Renders tabs, which are links without JavaScript. The first panel is in the server's HTML; another is rendered when it is first
 * opened, and then kept. All panels have one place as high as the highest seen, so that what follows doesn't jump.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	const base = useId();
	const list = useRef<HTMLDivElement>(null);
	const [selected, setSelected] = useState(tabs[0]?.id);
	const [seen, setSeen] = useState<readonly string[]>([]);
	const [alive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);

	const select = (id: string) => {
		setSelected(id);
		setSeen((before) => (before.includes(id) ? before : [...before, id]));
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const index = tabs.findIndex((tab) => tab.id === selected);
		const next = steps[event.key]?.(index, tabs.length);
		const tab = next === undefined ? undefined : tabs[next];
		if (!tab || next === undefined) return;
		event.preventDefault();
		select(tab.id);
		list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
	};

	return (
		<div>
			<div
				ref={list}
				role="tablist"
				aria-label={label}
				onKeyDown={onKeyDown}
				className="no-scrollbar -mx-gutter flex gap-8 overflow-x-auto border-b border-line px-gutter md:mx-0 md:px-0"
			>
				{tabs.map((tab) => (
					<a
						key={tab.id}
						href={tab.href}
						role="tab"
						id={`${base}-tab-${tab.id}`}
						aria-selected={tab.id === selected}
						aria-controls={`${base}-panel-${tab.id}`}
						tabIndex={alive && tab.id !== selected ? -1 : undefined}
						onClick={(event) => {
							event.preventDefault();
							select(tab.id);
						}}
						className="relative flex min-h-control min-w-target items-center justify-center shrink-0 text-18 whitespace-nowrap text-muted transition-colors duration-base outline-offset-[-4px]! after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:origin-left after:scale-x-0 after:bg-gold-500 after:transition-transform after:duration-slow hover:text-main aria-selected:text-main aria-selected:after:scale-x-100"
					>
						{tab.label}
					</a>
				))}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] pt-6 md:pt-8">
				{tabs.map((tab, index) => (
					<div
						key={tab.id}
						role="tabpanel"
						id={`${base}-panel-${tab.id}`}
						aria-labelledby={`${base}-tab-${tab.id}`}
						className={`[grid-area:1/1] ${tab.id === selected ? '' : 'invisible'}`}
					>
						{(index === 0 || seen.includes(tab.id)) && tab.panel}
					</div>
				))}
			</div>
		</div>
	);
}
