import type { OrderStatus } from '../constants.ts';

/** Tabs of the order list: what waits for the member, what is ahead, what was sailed, what was called off. */
export const ORDER_TABS = ['todo', 'upcoming', 'past', 'cancelled', 'all'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

const STATUSES: Readonly<Record<Exclude<OrderTab, 'all'>, readonly OrderStatus[]>> = {
	todo: ['reserved', 'waiting-payment'],
	upcoming: ['waiting-confirmation', 'not-travelled'],
	past: ['completed'],
	cancelled: ['cancelling', 'refunding', 'refunded', 'cancelled'],
};

export const isInTab = (tab: OrderTab, status: OrderStatus): boolean => tab === 'all' || STATUSES[tab].includes(status);

/** The tab asked for; without one what is to be done, if there is something, else everything. */
export function chosenTab(asked: string | undefined, statuses: readonly OrderStatus[]): OrderTab {
	const known = ORDER_TABS.find((tab) => tab === asked);
	return known ?? (statuses.some((status) => isInTab('todo', status)) ? 'todo' : 'all');
}

export const tabCounts = (statuses: readonly OrderStatus[]): { tab: OrderTab; count: number }[] =>
	ORDER_TABS.map((tab) => ({ tab, count: statuses.filter((status) => isInTab(tab, status)).length }));

type Urgent = { date: string; payBy: number | null };

/** Which of two orders comes first in a tab: the one to be paid sooner, the one that sails sooner; elsewhere they stay as they are, the newest first. */
export function firstInTab(tab: OrderTab, one: Urgent, other: Urgent): number {
	if (tab === 'todo') return (one.payBy ?? Number.MAX_SAFE_INTEGER) - (other.payBy ?? Number.MAX_SAFE_INTEGER);
	return tab === 'upcoming' ? one.date.localeCompare(other.date) : 0;
}
