const PENDING = Symbol('pending');

/** Puts values in place of their promises: those that come before `tick`, without one all of them. Returns true while one is still to come. */
export async function settle(data: Record<string, unknown>, tick: Promise<unknown> | null): Promise<boolean> {
	const late = Object.entries(data).filter(([, value]) => value instanceof Promise);
	const before = tick?.then(() => PENDING);
	const values = await Promise.all(late.map(([, promise]) => (before ? Promise.race([promise, before]) : promise)));
	values.forEach((value, index) => {
		const [name = ''] = late[index] ?? [];
		if (value !== PENDING) data[name] = value;
	});
	return values.includes(PENDING);
}
