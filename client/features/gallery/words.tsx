import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Countdown } from '#client/ui/countdown.tsx';
import { Details } from '#client/ui/details.tsx';
import { Empty } from '#client/ui/empty.tsx';
import { CompassIcon } from '#client/ui/icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { PriceBlock } from '#client/ui/price.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { Tag, type TagTone } from '#client/ui/tag.tsx';
import { Row, Section } from './section.tsx';
import type { Texts } from './texts.ts';

const TONES: readonly TagTone[] = ['neutral', 'error', 'gold', 'promo', 'ok', 'warning', 'neutral', 'info'];
const END = Date.UTC(2031, 2, 5, 12);

function Progress({ texts }: { texts: Texts }) {
	const [active, setActive] = useState(false);
	return (
		<Row>
			<ProgressBar active={active} label={texts.progress} />
			<Button variant="secondary" size="sm" onClick={() => setActive(!active)}>
				{texts.progress}
			</Button>
		</Row>
	);
}

/** What is read: prices, tags, messages, states. */
export function Words() {
	return (
		<>
			<Section title="Price and tags">
				{(t) => (
					<>
						<Row>
							<PriceBlock value={3299} amount={t.amount} labels={t.price} size="lg" />
							<PriceBlock value={3299} amount={t.amount} reference="¥4,599" labels={t.price} align="end" />
							<PriceBlock value={3299} amount={t.amount} labels={t.price} size="sm" />
						</Row>
						<Row>
							{t.tags.map((tag, index) => (
								<Tag key={tag} tone={TONES[index]}>
									{tag}
								</Tag>
							))}
						</Row>
						<Countdown end={END} offset={0} label={t.countdown} units={t.units} />
					</>
				)}
			</Section>
			<Section title="Notices">
				{(t) => (
					<>
						<Notice title={t.noticeTitle}>{t.notice}</Notice>
						<Notice tone="ok">{t.saved}</Notice>
						<Notice tone="warning">{t.warning}</Notice>
						<RetryNotice label={t.retry} onRetry={() => undefined}>
							{t.failed}
						</RetryNotice>
						<Empty
							icon={<CompassIcon size={40} />}
							title={<h4>{t.emptyTitle}</h4>}
							action={<Button variant="secondary">{t.ghost}</Button>}
						>
							{t.emptyText}
						</Empty>
						<div aria-busy="true">
							<span className="sr-only">{t.loading}</span>
							<Skeleton className="aspect-3/2" />
							<Skeleton className="mt-4 h-6 w-2/3" />
							<Skeleton className="mt-2 h-4 w-1/3" />
						</div>
						<Progress texts={t} />
					</>
				)}
			</Section>
			<Section title="Moving about">
				{(t) => (
					<>
						<Tabs
							label={t.regions}
							tabs={t.tabs.map((label, index) => ({
								id: String(index),
								label,
								href: `#${index}`,
								panel: <p>{t.routes.slice(index).join(' / ')}</p>,
							}))}
						/>
						<div>
							<Details summary={t.question} name={`${t.lang}-faq`} defaultOpen>
								{t.answer}
							</Details>
							<Details summary={t.question} name={`${t.lang}-faq`}>
								{t.answer}
							</Details>
						</div>
						<Pagination page={5} pageCount={12} href={(page) => `?page=${page}`} labels={t.pages} />
					</>
				)}
			</Section>
		</>
	);
}
