import type { OrderStatus } from '../constants.ts';

/** Tabs of the order list: orders to pay, orders ahead, past ones, cancelled ones. */
export const ORDER_TABS = ['todo', 'upcoming', 'past', 'cancelled', 'all'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

const STATUSES: Readonly<Record<Exclude<OrderTab, 'all'>, readonly OrderStatus[]>> = {
	todo: ['reserved', 'waiting-payment'],
	upcoming: ['waiting-confirmation', 'not-travelled'],
	past: ['completed'],
	cancelled: ['cancelling', 'refunding', 'refunded', 'cancelled'],
};

export const isInTab = (tab: OrderTab, status: OrderStatus): boolean => tab === 'all' || STATUSES[tab].includes(status);

/** Returns the tab asked for; without one `todo`, if an order is in it, else `all`. */
export function chosenTab(asked: string | undefined, statuses: readonly OrderStatus[]): OrderTab {
	const known = ORDER_TABS.find((tab) => tab === asked);
	return known ?? (statuses.some((status) => isInTab('todo', status)) ? 'todo' : 'all');
}

export const tabCounts = (statuses: readonly OrderStatus[]): { tab: OrderTab; count: number }[] =>
	ORDER_TABS.map((tab) => ({ tab, count: statuses.filter((status) => isInTab(tab, status)).length }));

type Urgent = { date: string | null; payBy: number | null; placedAt: number | null };

/**
 * Compares two orders of a tab: by the end of the time to pay, or by departure; in other tabs they stay as they are, the newest first. One without
 * the day that counts comes after the others.
 */
export function firstInTab(tab: OrderTab, one: Urgent, other: Urgent): number {
	if (tab === 'todo') return (one.payBy ?? Number.MAX_SAFE_INTEGER) - (other.payBy ?? Number.MAX_SAFE_INTEGER);
	if (tab !== 'upcoming') return Number(one.placedAt === null) - Number(other.placedAt === null);
	return Number(one.date === null) - Number(other.date === null) || (one.date ?? '').localeCompare(other.date ?? '');
}
