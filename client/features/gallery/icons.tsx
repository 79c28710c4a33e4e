import {
	AnchorIcon,
	ArrowRightIcon,
	ArrowUpIcon,
	CalendarIcon,
	CartIcon,
	ChatIcon,
	CheckIcon,
	ChevronDownIcon,
	ChevronLeftIcon,
	ChevronRightIcon,
	CloseIcon,
	CompassIcon,
	ExternalIcon,
	GlobeIcon,
	HeartFilledIcon,
	HeartIcon,
	HomeIcon,
	MapPinIcon,
	MenuIcon,
	PauseIcon,
	PhoneIcon,
	PlayIcon,
	QrIcon,
	QuestionIcon,
	SearchIcon,
	ShipIcon,
	UserIcon,
} from '#client/ui/icons.tsx';
import * as taskIcons from '#client/ui/task-icons.tsx';

/** Each by its name: an import of the whole file would keep all names in the code of every page. */
const pageIcons = {
	AnchorIcon,
	ArrowRightIcon,
	ArrowUpIcon,
	CalendarIcon,
	CartIcon,
	ChatIcon,
	CheckIcon,
	ChevronDownIcon,
	ChevronLeftIcon,
	ChevronRightIcon,
	CloseIcon,
	CompassIcon,
	ExternalIcon,
	GlobeIcon,
	HeartFilledIcon,
	HeartIcon,
	HomeIcon,
	MapPinIcon,
	MenuIcon,
	PauseIcon,
	PhoneIcon,
	PlayIcon,
	QrIcon,
	QuestionIcon,
	SearchIcon,
	ShipIcon,
	UserIcon,
} satisfies Record<keyof typeof import('#client/ui/icons.tsx'), unknown>;

export const Icons = () => (
	<section aria-label="Icons" className="border-t border-line py-12">
		<h2 className="mb-8">Icons</h2>
		<ul className="flex flex-wrap gap-6 text-ink-700">
			{Object.entries({ ...pageIcons, ...taskIcons })
				.toSorted(([a], [b]) => a.localeCompare(b))
				.map(([name, Icon]) => (
					<li key={name} className="flex w-24 flex-col items-center gap-2 text-12 text-2">
						<Icon className="text-ink-900" />
						{name.replace('Icon', '')}
					</li>
				))}
		</ul>
	</section>
);
