import { useRef, useState } from 'react';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { MonthPicker } from '#client/ui/month-picker.tsx';
import { Picker } from '#client/ui/picker.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { DATE_POPOVER_WIDTH } from '#shared/layout.ts';
import { TODAY } from './forms.tsx';
import { ROW, Section, States } from './section.tsx';
import type { Texts } from './texts.ts';

const OVERLAYS = ['dialog', 'sheet', 'months'] as const;

function Overlays({ texts }: { texts: Texts }) {
	const [open, setOpen] = useState<(typeof OVERLAYS)[number]>();
	const [months, setMonths] = useState<readonly string[]>([]);
	const pickerButton = useRef<HTMLButtonElement>(null);
	const show = useMessages();
	const { apply, clear, close: closeLabel } = texts.labels;
	const close = () => setOpen(undefined);
	return (
		<>
			<div className={ROW}>
				{OVERLAYS.map((name) => (
					<Button
						key={name}
						ref={name === 'months' ? pickerButton : undefined}
						variant="secondary"
						aria-haspopup="dialog"
						aria-expanded={open === name}
						onClick={() => setOpen(open === name ? undefined : name)}
					>
						{(name === 'months' && months.join(', ')) || texts[name]}
					</Button>
				))}
			</div>
			<States
				of={Button}
				in={[
					{ children: texts.saved, onClick: () => show('ok', texts.saved) },
					{ children: texts.retry, onClick: () => show('error', texts.failed) },
				]}
				variant="ghost"
			/>
			<Dialog
				open={open === 'dialog'}
				onClose={close}
				title={texts.dialog}
				closeLabel={closeLabel}
				footer={<Button onClick={close}>{closeLabel}</Button>}
			>
				<p>{texts.lead}</p>
			</Dialog>
			<Sheet
				open={open === 'sheet'}
				onClose={close}
				title={texts.sheet}
				closeLabel={closeLabel}
				footer={<Button onClick={close}>{apply}</Button>}
			>
				<LinkButton variant="link" to="?from=sheet" onClick={close}>
					{texts.link}
				</LinkButton>
			</Sheet>
			<Picker<readonly string[]>
				open={open === 'months'}
				onClose={close}
				value={months}
				empty={[]}
				onChange={setMonths}
				anchor={pickerButton}
				title={texts.months}
				labels={{ apply, clear, close: closeLabel }}
				width={DATE_POPOVER_WIDTH}
			>
				<MonthPicker value={months} onChange={setMonths} today={TODAY} labels={texts.labels} />
			</Picker>
		</>
	);
}

export const OverlaySamples = () => <Section title="Over the page">{(t) => <Overlays texts={t} />}</Section>;
