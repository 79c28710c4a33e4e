import { Button, LinkButton } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ArrowRightIcon, HeartFilledIcon, ShareIcon } from '#client/ui/icons.tsx';
import { BackLink, TextLink } from '#client/ui/link.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { ROW, Section, States } from './section.tsx';

const HEADINGS = ['display text-hero', 'display text-h1', 'display text-h2', 'text-h3', 'text-h4 font-semibold'];
const PARAGRAPHS = ['text-18', '', 'text-14 text-muted'];

export const Buttons = () => (
	<>
		<Section title="Type">
			{(t) => (
				<div className="grid gap-4">
					<p className="eyebrow">{t.eyebrow}</p>
					{HEADINGS.map((look) => (
						<p key={look} className={look}>
							{t.title}
						</p>
					))}
					{PARAGRAPHS.map((look) => (
						<p key={look} className={`max-w-measure ${look}`}>
							{t.lead}
						</p>
					))}
				</div>
			)}
		</Section>
		<Section title="Buttons">
			{(t) => (
				<>
					<States of={Button} in={[{ size: 'lg' }, { size: 'md' }, { size: 'sm' }]}>
						{t.action}
					</States>
					<States of={Button} in={[{ variant: 'secondary' }, { variant: 'ghost' }]}>
						{t.action}
					</States>
					<States of={Button} in={[{}, { variant: 'secondary' }, { variant: 'ghost' }]} disabled>
						{t.disabled}
					</States>
					<States of={Button} in={[{}, { variant: 'secondary' }]} busy>
						{t.busy}
					</States>
					<LinkButton variant="link" to="?" className="self-start">
						<span>{t.link}</span>
						<ArrowRightIcon size={20} />
					</LinkButton>
					<div className={ROW}>
						<BackLink to="?">
							<span>{t.link}</span>
						</BackLink>
						<TextLink to="?">{t.link}</TextLink>
					</div>
					<div className={`on-dark rounded-3 bg-inverse p-6 ${ROW}`}>
						<Button variant="on-dark">{t.action}</Button>
						<LinkButton variant="link" to="?">
							{t.link}
						</LinkButton>
						<IconButton look="on-dark" label={t.share}>
							<ShareIcon />
						</IconButton>
					</div>
					<div className={ROW}>
						<Tooltip text={t.favourite}>
							{(id) => (
								<IconButton label={t.favourite} look="outline" aria-pressed="true" aria-describedby={id}>
									<HeartFilledIcon className="text-coral-600" />
								</IconButton>
							)}
						</Tooltip>
						<States
							of={IconButton}
							in={[{ look: 'plain' }, { look: 'float' }, { look: 'outline', disabled: true }]}
							label={t.share}
						>
							<ShareIcon />
						</States>
					</div>
				</>
			)}
		</Section>
	</>
);
