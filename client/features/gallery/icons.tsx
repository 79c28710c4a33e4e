import * as site from '#client/ui/icons.tsx';
import * as task from '#client/ui/task-icons.tsx';

/** Each by its name: the object of all exports would keep their names in the code of every page. */
const siteIcons = {
	AnchorIcon: site.AnchorIcon,
	ArrowRightIcon: site.ArrowRightIcon,
	ArrowUpIcon: site.ArrowUpIcon,
	CalendarIcon: site.CalendarIcon,
	CartIcon: site.CartIcon,
	ChatIcon: site.ChatIcon,
	CheckIcon: site.CheckIcon,
	ChevronDownIcon: site.ChevronDownIcon,
	ChevronLeftIcon: site.ChevronLeftIcon,
	ChevronRightIcon: site.ChevronRightIcon,
	CloseIcon: site.CloseIcon,
	CompassIcon: site.CompassIcon,
	ExternalIcon: site.ExternalIcon,
	GlobeIcon: site.GlobeIcon,
	HeartIcon: site.HeartIcon,
	HeartFilledIcon: site.HeartFilledIcon,
	HomeIcon: site.HomeIcon,
	MapPinIcon: site.MapPinIcon,
	MenuIcon: site.MenuIcon,
	PauseIcon: site.PauseIcon,
	PhoneIcon: site.PhoneIcon,
	PlayIcon: site.PlayIcon,
	QrIcon: site.QrIcon,
	QuestionIcon: site.QuestionIcon,
	SearchIcon: site.SearchIcon,
	ShipIcon: site.ShipIcon,
	UserIcon: site.UserIcon,
} satisfies Record<keyof typeof site, unknown>;

const ICONS = Object.entries({ ...siteIcons, ...task }).toSorted(([a], [b]) => a.localeCompare(b));

export const Icons = () => (
	<section aria-label="Icons" className="border-t border-line py-12">
		<h2 className="mb-8">Icons</h2>
		<ul className="flex flex-wrap gap-6 text-ink-700">
			{ICONS.map(([name, Icon]) => (
				<li key={name} className="flex w-24 flex-col items-center gap-2 text-12 text-2">
					<Icon className="text-ink-900" />
					<span>{name.replace('Icon', '')}</span>
				</li>
			))}
		</ul>
	</section>
);
