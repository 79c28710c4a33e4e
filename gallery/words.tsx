import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Countdown } from '#client/ui/countdown.tsx';
import { Details } from '#client/ui/details.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { FactsList } from '#client/ui/facts-list.tsx';
import { CompassIcon } from '#client/ui/icons.tsx';
import { Notice, RetryNotice } from '#client/ui/notice.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import { Section, States } from './section.tsx';

const TONES: readonly TagTone[] = ['neutral', 'info', 'gold', 'promo', 'ok', 'warning', 'error'];
const END = Date.UTC(2031, 2, 5, 12);

function Progress({ label }: { label: string }) {
	const [active, setActive] = useState(false);
	return (
		<>
			<ProgressBar active={active} label={label} />
			<Button variant="secondary" size="sm" onClick={() => setActive(!active)} className="self-start">
				{label}
			</Button>
		</>
	);
}

export const Words = () => (
	<>
		<Section title="Price and tags">
			{(t) => (
				<>
					<States
						of={PriceBlock}
						in={[{ size: 'lg' }, { saved: t.below, align: 'end' }, { size: 'sm' }]}
						amount="¥3,299"
						terms={t.terms}
					/>
					<States of={Tag} in={TONES.map((tone) => ({ tone }))}>
						{t.action}
					</States>
					<Countdown end={END} offset={0} label={t.notice} units={t.units} />
				</>
			)}
		</Section>
		<Section title="Notices">
			{(t) => (
				<>
					<States of={Notice} in={[{ title: t.title }, { tone: 'ok' }, { tone: 'warning' }]} look="grid gap-8">
						{t.notice}
					</States>
					<RetryNotice label={t.retry} onRetry={() => undefined}>
						{t.failed}
					</RetryNotice>
					<Empty
						icon={<CompassIcon size={40} />}
						title={<h4>{t.empty}</h4>}
						action={<Button variant="secondary">{t.action}</Button>}
					>
						{t.notice}
					</Empty>
					<div aria-busy="true">
						<span className="sr-only">{t.loading}</span>
						<States
							of={Skeleton}
							in={[{ className: 'aspect-3/2' }, { className: 'h-6 w-2/3' }, { className: 'h-4 w-1/3' }]}
							look="grid gap-4"
						/>
					</div>
					<Progress label={t.loading} />
				</>
			)}
		</Section>
		<Section title="Moving about">
			{(t) => (
				<>
					<Tabs
						label={t.title}
						tabs={t.areas.map(({ name, ports }) => ({ id: name, label: name, href: '?', panel: ports.join(' / ') }))}
					/>
					<States of={Details} in={[{ defaultOpen: true }, {}]} look="grid" summary={t.question} name={`${t.lang}-faq`}>
						{t.answer}
					</States>
					{(['lined', 'columns', 'stacked'] as const).map((look) => (
						<FactsList
							key={look}
							look={look}
							rows={[
								[t.field, t.value],
								[t.empty, t.terms],
							]}
						/>
					))}
					<Pagination page={5} pageCount={12} href={(page) => `?page=${page}`} labels={t.labels} />
				</>
			)}
		</Section>
	</>
);
