import { useState } from 'react';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { LinkChip, RemoveChip, ToggleChip } from '#client/ui/chip.tsx';
import { Field } from '#client/ui/field.tsx';
import { MonthPicker } from '#client/ui/month-picker.tsx';
import { MultiSelect } from '#client/ui/multi-select.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea, TextInput } from '#client/ui/text-input.tsx';
import { Row, Section } from './section.tsx';
import type { Texts } from './texts.ts';

const TODAY = '2027-03-05';

function Chips({ texts }: { texts: Texts }) {
	const [on, setOn] = useState<string | undefined>(texts.chips[0]);
	return (
		<>
			<Row>
				{texts.chips.map((chip) => (
					<RemoveChip key={chip} to="?" removeLabel={texts.remove(chip)}>
						{chip}
					</RemoveChip>
				))}
			</Row>
			<Row>
				{texts.chips.map((chip) => (
					<ToggleChip key={chip} pressed={on === chip} onClick={() => setOn(chip)}>
						{chip}
					</ToggleChip>
				))}
				<ToggleChip pressed={false} disabled>
					{texts.disabled}
				</ToggleChip>
			</Row>
			<Row>
				{texts.chips.map((chip, index) => (
					<LinkChip key={chip} to="?" current={index === 1}>
						{chip}
					</LinkChip>
				))}
			</Row>
		</>
	);
}

function Choices({ texts }: { texts: Texts }) {
	const [ports, setPorts] = useState(['jp-0']);
	const [months, setMonths] = useState(['2027-04', '2027-05']);
	const groups = texts.areas.map(({ id, name, options }) => ({
		id,
		name,
		options: options.map((option, index) => ({
			id: `${id}-${index}`,
			name: option,
			detail: String(index * 3),
			disabled: id === 'kr' && index === 0,
		})),
	}));
	return (
		<div className="grid gap-8 md:grid-cols-2">
			<div role="group" aria-label={texts.ports}>
				<MultiSelect groups={groups} value={ports} onChange={setPorts} allLabel={() => texts.all} />
			</div>
			<div className="max-w-71" role="group" aria-label={texts.months}>
				<MonthPicker value={months} onChange={setMonths} today={TODAY} labels={texts.month} />
			</div>
		</div>
	);
}

/** Everything that is filled in or chosen. */
export function Forms() {
	return (
		<>
			<Section title="Fields">
				{(t) => (
					<>
						<Field label={t.field} hint={t.hint}>
							{(control) => <TextInput {...control} defaultValue={t.value} />}
						</Field>
						<Field label={t.field} error={t.error}>
							{(control) => <TextInput {...control} />}
						</Field>
						<Field label={t.field} note={t.optional}>
							{(control) => <TextInput {...control} disabled defaultValue={t.value} />}
						</Field>
						<Field label={t.select}>
							{(control) => (
								<Select {...control}>
									{t.sorts.map((sort) => (
										<option key={sort}>{sort}</option>
									))}
								</Select>
							)}
						</Field>
						<Field label={t.field} note={t.optional}>
							{(control) => <TextArea {...control} />}
						</Field>
						<div>
							<Checkbox label={t.agree} />
							<Checkbox label={t.agree} defaultChecked />
							<Checkbox label={t.agree} mixed detail="12" />
							<Checkbox label={t.agree} disabled detail="0" />
						</div>
					</>
				)}
			</Section>
			<Section title="Chips">{(t) => <Chips texts={t} />}</Section>
			<Section title="Choices">{(t) => <Choices texts={t} />}</Section>
		</>
	);
}
