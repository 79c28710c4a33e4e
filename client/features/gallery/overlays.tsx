import { useRef, useState } from 'react';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { MonthPicker } from '#client/ui/month-picker.tsx';
import { Picker } from '#client/ui/picker.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { DATE_POPOVER_WIDTH } from '#shared/constants.ts';
import { Row, Section } from './section.tsx';
import type { Texts } from './texts.ts';

function Overlays({ texts }: { texts: Texts }) {
	const [open, setOpen] = useState<'dialog' | 'sheet' | 'picker'>();
	const [months, setMonths] = useState<readonly string[]>([]);
	const pickerButton = useRef<HTMLButtonElement>(null);
	const show = useMessages();
	const close = () => setOpen(undefined);
	return (
		<>
			<Row>
				<Button variant="secondary" onClick={() => setOpen('dialog')}>
					{texts.dialog}
				</Button>
				<Button variant="secondary" onClick={() => setOpen('sheet')}>
					{texts.sheet}
				</Button>
				<Button
					ref={pickerButton}
					variant="secondary"
					aria-haspopup="dialog"
					aria-expanded={open === 'picker'}
					onClick={() => setOpen(open === 'picker' ? undefined : 'picker')}
				>
					{months.length > 0 ? months.map(texts.month.full).join(', ') : texts.months}
				</Button>
			</Row>
			<Row>
				<Button variant="ghost" onClick={() => show('ok', texts.saved)}>
					{texts.saved}
				</Button>
				<Button variant="ghost" onClick={() => show('error', texts.failed)}>
					{texts.retry}
				</Button>
			</Row>
			<Dialog
				open={open === 'dialog'}
				onClose={close}
				title={texts.dialog}
				closeLabel={texts.close}
				footer={<Button onClick={close}>{texts.close}</Button>}
			>
				<p>{texts.dialogText}</p>
			</Dialog>
			<Sheet
				open={open === 'sheet'}
				onClose={close}
				title={texts.sheet}
				closeLabel={texts.close}
				footer={
					<Button className="flex-1" onClick={close}>
						{texts.apply}
					</Button>
				}
			>
				<p>{texts.lead}</p>
				<LinkButton variant="link" to="?from=sheet" onClick={close}>
					{texts.link}
				</LinkButton>
			</Sheet>
			<Picker<readonly string[]>
				open={open === 'picker'}
				onClose={close}
				value={months}
				empty={[]}
				onChange={setMonths}
				anchor={pickerButton}
				title={texts.months}
				labels={{ apply: texts.apply, clear: texts.clear, close: texts.close }}
				width={DATE_POPOVER_WIDTH}
			>
				<MonthPicker value={months} onChange={setMonths} today="2027-03-05" labels={texts.month} />
			</Picker>
		</>
	);
}

/** What lies over the page. */
export function OverlaySamples() {
	return <Section title="Over the page">{(t) => <Overlays texts={t} />}</Section>;
}
