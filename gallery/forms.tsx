import { useState } from 'react';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { LinkChip, RemoveChip, ToggleChip } from '#client/ui/chip.tsx';
import { Field, TextArea, TextInput } from '#client/ui/field.tsx';
import { MonthPicker } from '#client/ui/month-picker.tsx';
import { MultiSelect } from '#client/ui/multi-select.tsx';
import { Select } from '#client/ui/select.tsx';
import { Section, States } from './section.tsx';
import type { Texts } from './texts.ts';

export const TODAY = '2027-03-05';

function Choices({ texts: { areas, all, months, labels } }: { texts: Texts }) {
	const [ports, setPorts] = useState<string[]>([]);
	const [chosen, setMonths] = useState(['2027-04', '2027-05']);
	const groups = areas.map(({ name, ports: options }) => ({
		id: name,
		name,
		options: options.map((port, index) => ({ id: port, name: port, detail: `${index * 3}`, disabled: index === 1 })),
	}));
	return (
		<div className="grid gap-8 md:grid-cols-2">
			<div role="group" aria-label={all}>
				<MultiSelect groups={groups} value={ports} onChange={setPorts} allLabel={() => all} />
			</div>
			<div className="max-w-71" role="group" aria-label={months}>
				<MonthPicker value={chosen} onChange={setMonths} today={TODAY} labels={labels} />
			</div>
		</div>
	);
}

export const Forms = () => (
	<>
		<Section title="Fields">
			{(t) => (
				<>
					{[{ hint: t.hint }, { error: t.error }, { note: t.optional, disabled: true }].map(({ disabled, ...words }) => (
						<Field key={JSON.stringify(words)} label={t.field} {...words}>
							{(control) => <TextInput {...control} disabled={disabled} defaultValue={t.value} />}
						</Field>
					))}
					<Field label={t.field}>{(control) => <TextArea {...control} />}</Field>
					<Field label={t.field}>
						{(control) => (
							<Select {...control}>
								<option>{t.value}</option>
							</Select>
						)}
					</Field>
					<States
						of={Checkbox}
						in={[{}, { defaultChecked: true }, { mixed: true, detail: '12' }, { disabled: true, detail: '0' }]}
						look="grid"
						label={t.agree}
					/>
				</>
			)}
		</Section>
		<Section title="Chips">
			{(t) => (
				<>
					<States of={RemoveChip} in={[{}]} to="?" removeLabel={`${t.remove}: ${t.value}`}>
						{t.value}
					</States>
					<States of={ToggleChip} in={[{ pressed: true }, { pressed: false }, { pressed: false, disabled: true }]}>
						{t.value}
					</States>
					<States of={LinkChip} in={[{ current: true }, { current: false }]} to="?">
						{t.value}
					</States>
				</>
			)}
		</Section>
		<Section title="Choices">{(t) => <Choices texts={t} />}</Section>
	</>
);
