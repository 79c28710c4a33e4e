import * as siteIcons from '#client/ui/icons.tsx';
import * as taskIcons from '#client/ui/task-icons.tsx';

const ICONS = Object.entries({ ...siteIcons, ...taskIcons }).toSorted(([a], [b]) => a.localeCompare(b));

export const Icons = () => (
	<section aria-label="Icons" className="border-t border-line py-12">
		<h2 className="mb-8">Icons</h2>
		<ul className="flex flex-wrap gap-6 text-ink-700">
			{ICONS.map(([name, Icon]) => (
				<li key={name} className="flex w-24 flex-col items-center gap-2 text-12 text-2">
					<Icon className="text-ink-900" />
					{name.replace('Icon', '')}
				</li>
			))}
		</ul>
	</section>
);
