import { useState } from 'react';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
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
import { Tooltip } from '#client/ui/tooltip.tsx';
import { Row, Section } from './section.tsx';
import type { Texts } from './texts.ts';

/** Each by its name: taking the file as one would keep all names in the code of every page. */
const pageIcons = {
	SearchIcon,
	CalendarIcon,
	AnchorIcon,
	ShipIcon,
	MapPinIcon,
	HeartIcon,
	HeartFilledIcon,
	CartIcon,
	UserIcon,
	PhoneIcon,
	ChatIcon,
	QuestionIcon,
	QrIcon,
	ArrowRightIcon,
	ArrowUpIcon,
	ChevronDownIcon,
	ChevronLeftIcon,
	ChevronRightIcon,
	CloseIcon,
	MenuIcon,
	GlobeIcon,
	PlayIcon,
	PauseIcon,
	CheckIcon,
	ExternalIcon,
	HomeIcon,
	CompassIcon,
} satisfies Record<keyof typeof import('#client/ui/icons.tsx'), unknown>;
const icons = { ...pageIcons, ...taskIcons };
const { ShareIcon } = taskIcons;

function Favourite({ texts }: { texts: Texts }) {
	const [on, setOn] = useState(false);
	return (
		<Tooltip text={texts.tooltip}>
			{(id) => (
				<IconButton label={texts.favourite} look="outline" aria-pressed={on} aria-describedby={id} onClick={() => setOn(!on)}>
					{on ? <HeartFilledIcon className="text-coral-600" /> : <HeartIcon />}
				</IconButton>
			)}
		</Tooltip>
	);
}

/** Type, buttons and icons. */
export function Buttons() {
	return (
		<>
			<Section title="Type">
				{(t) => (
					<div>
						<p className="eyebrow">{t.eyebrow}</p>
						<p className="mt-2 display text-hero">{t.type}</p>
						<p className="mt-4 display text-h1">{t.type}</p>
						<p className="mt-4 display text-h2">{t.type}</p>
						<p className="mt-4 text-h3">{t.type}</p>
						<p className="mt-4 text-h4 font-semibold">{t.type}</p>
						<p className="mt-6 max-w-measure text-18">{t.lead}</p>
						<p className="mt-4 max-w-measure">{t.lead}</p>
						<p className="mt-4 max-w-measure text-14 text-2">{t.lead}</p>
					</div>
				)}
			</Section>
			<Section title="Buttons">
				{(t) => (
					<>
						<Row>
							<Button size="lg">{t.action}</Button>
							<Button>{t.action}</Button>
							<Button size="sm">{t.action}</Button>
						</Row>
						<Row>
							<Button variant="secondary">{t.secondary}</Button>
							<Button variant="ghost">{t.ghost}</Button>
							<LinkButton variant="link" to="?">
								{t.link}
								<ArrowRightIcon size={20} />
							</LinkButton>
						</Row>
						<Row>
							<Button disabled>{t.disabled}</Button>
							<Button variant="secondary" disabled>
								{t.disabled}
							</Button>
							<Button variant="ghost" disabled>
								{t.disabled}
							</Button>
							<Button busy>{t.busy}</Button>
							<Button variant="secondary" busy>
								{t.busy}
							</Button>
						</Row>
						<div className="on-dark rounded-3 bg-inverse p-6">
							<Row>
								<Button variant="on-dark">{t.secondary}</Button>
								<LinkButton variant="link" to="?">
									{t.link}
								</LinkButton>
								<IconButton look="on-dark" label={t.share}>
									<ShareIcon />
								</IconButton>
							</Row>
						</div>
						<Row>
							<Favourite texts={t} />
							<IconButton label={t.share}>
								<ShareIcon />
							</IconButton>
							<IconButton label={t.share} look="float">
								<ShareIcon />
							</IconButton>
							<IconButton label={t.share} look="outline" disabled>
								<ShareIcon />
							</IconButton>
						</Row>
					</>
				)}
			</Section>
			<section aria-label="Icons" className="border-t border-line py-12">
				<h2 className="mb-8">Icons</h2>
				<ul className="flex flex-wrap gap-6 text-ink-700">
					{Object.entries(icons)
						.toSorted(([a], [b]) => a.localeCompare(b))
						.map(([name, Icon]) => (
							<li key={name} className="flex w-24 flex-col items-center gap-2 text-12 text-2">
								<Icon className="text-ink-900" />
								{name.replace('Icon', '')}
							</li>
						))}
				</ul>
			</section>
		</>
	);
}
