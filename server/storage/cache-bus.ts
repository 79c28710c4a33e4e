import { randomUUID } from 'node:crypto';
import type { BusDriver, CacheBusMessage, CreateBusDriverResult } from 'bentocache/types';
import type { Redis } from 'ioredis';

type Handler = (message: CacheBusMessage) => void;

/**
 * Tells other processes which cached replies changed, over Redis publish/subscribe. BentoCache's own bus needs its queue of commands to
 * survive an outage and then holds every write back; here publishing fails at once and subscribing waits for Redis to come back.
 */
export function redisBus(redis: Redis): CreateBusDriverResult {
	const factory = (): BusDriver => {
		const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
		subscriber.on('error', () => {});
		const handlers = new Map<string, Handler>();
		let sender: string = randomUUID();
		subscriber.on('message', (channel: string, text: string) => {
			const { from, message } = JSON.parse(text) as { from: string; message: CacheBusMessage };
			if (from !== sender) handlers.get(channel)?.(message);
		});
		const driver: BusDriver = {
			setId(id: string) {
				sender = id;
				return driver;
			},
			async publish(channel: string, message: unknown) {
				await redis.publish(channel, JSON.stringify({ from: sender, message }));
			},
			async subscribe(channel: string, handler: (message: never) => void) {
				handlers.set(channel, handler as Handler);
				// Waits for Redis; an end in between is no failure.
				await subscriber.subscribe(channel).catch(() => {});
			},
			async unsubscribe(channel: string) {
				handlers.delete(channel);
				await subscriber.unsubscribe(channel).catch(() => {});
			},
			async disconnect() {
				subscriber.disconnect();
			},
			onReconnect(callback: () => void) {
				subscriber.on('reconnecting', callback);
			},
		} as BusDriver;
		return driver;
	};
	return { options: {}, factory };
}
