import { Checkbox } from './checkbox.tsx';

type SelectOption = { id: string; name: string; detail?: string; disabled?: boolean };
type SelectGroup = { id: string; name: string; options: readonly SelectOption[] };

const bare = 'm-0 min-w-0 border-0 p-0';

type Props = {
	/** One group without a name is a plain list. */
	groups: readonly SelectGroup[];
	value: readonly string[];
	onChange: (ids: string[]) => void;
	/** Names a group's box, such as "All of Japan"; without it groups have none. */
	allLabel?: (group: SelectGroup) => string;
};

/** Renders options as a list of boxes, in groups if there are several; the box of a group stands for all of its options. */
export function MultiSelect({ groups, value, onChange, allLabel }: Props) {
	const set = (ids: readonly string[], on: boolean) => {
		const others = value.filter((id) => !ids.includes(id));
		onChange(on ? [...others, ...ids] : others);
	};
	return (
		<div className="flex flex-col gap-4">
			{groups.map((group) => {
				const offered = group.options.filter((option) => !option.disabled).map((option) => option.id);
				const chosen = offered.filter((id) => value.includes(id));
				return (
					<fieldset key={group.id} className={bare}>
						{group.name && (
							<legend className="sticky -top-4 z-1 w-full bg-page py-1 text-14 font-semibold text-accent">{group.name}</legend>
						)}
						{allLabel && (
							<Checkbox
								label={allLabel(group)}
								checked={offered.length > 0 && chosen.length === offered.length}
								mixed={chosen.length > 0 && chosen.length < offered.length}
								disabled={offered.length === 0}
								onChange={(event) => set(offered, event.target.checked)}
								className="border-b border-line"
							/>
						)}
						{group.options.map((option) => (
							<Checkbox
								key={option.id}
								label={option.name}
								detail={option.detail}
								value={option.id}
								checked={value.includes(option.id)}
								disabled={option.disabled}
								onChange={(event) => set([option.id], event.target.checked)}
							/>
						))}
					</fieldset>
				);
			})}
		</div>
	);
}
