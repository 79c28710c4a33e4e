import { MemoryDriver, memoryDriver } from 'bentocache/drivers/memory';

/**
 * Replies in this process, as the objects they are. What BentoCache 1.6 finds in Redis it hands on as text, which it then can't read here:
 * a process would fail on every reply that another one had cached.
 */
class ObjectMemory extends MemoryDriver {
	override set(key: string, value: unknown, ttl?: number): boolean {
		return super.set(key, (typeof value === 'string' ? JSON.parse(value) : value) as never, ttl);
	}
}

export function objectMemory(maxItems: number) {
	const { options } = memoryDriver({ maxItems, serialize: false });
	return { options, factory: (config: ConstructorParameters<typeof MemoryDriver>[0]) => new ObjectMemory(config) };
}
