import * as icons from '#client/ui/icons.tsx';

const ICONS = Object.entries(icons).toSorted(([a], [b]) => a.localeCompare(b));

export const Icons = () => (
	<section aria-label="Icons" className="border-t border-line py-12">
		<h2 className="mb-8">Icons</h2>
		<ul className="flex flex-wrap gap-6 text-ink-700">
			{ICONS.map(([name, Icon]) => (
				<li key={name} className="flex w-24 flex-col items-center gap-2 text-14 text-muted">
					<Icon className="text-ink-900" />
					<span>{name.replace('Icon', '')}</span>
				</li>
			))}
		</ul>
	</section>
);
