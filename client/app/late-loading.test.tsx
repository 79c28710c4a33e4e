import { setTimeout as pause } from 'node:timers/promises';
import { createMemoryRouter } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { withLateLoading } from './late-loading.ts';
import { IN_PLACE } from './use-scroll-position.ts';

/** Opens a page whose loader takes a time, and returns the states that React is told of, with the address shown. */
async function statesOf(loadMs: number, options?: { flushSync: boolean }) {
	const router = createMemoryRouter([
		{ path: '/', element: null },
		{ path: '/next', element: null, loader: async () => pause(loadMs, null) },
	]);
	const told: string[] = [];
	withLateLoading(router).subscribe(({ navigation, location }) => told.push(`${location.pathname} ${navigation.state}`));
	await router.navigate('/next', options);
	return told;
}

test('a page that is there soon is told of once; that it loads isn’t', async () => {
	expect(await statesOf(0)).toEqual(['/next idle']);
});

test('a page that takes longer is told of while it loads', async () => {
	expect(await statesOf(300)).toEqual(['/ loading', '/next idle']);
});

test('a press that asks for a sign at once gets it', async () => {
	expect(await statesOf(0, { flushSync: true })).toEqual(['/ loading', '/next idle']);
});

test('a router as React sees it tells its state as it is', () => {
	const router = createMemoryRouter([{ path: '/', element: null }]);
	expect(withLateLoading(router).state).toBe(router.state);
});

test('a link that led to another page gives the focus up, one that changed its own page keeps it', async () => {
	const [content, link] = [document.createElement('div'), document.createElement('a')];
	Object.assign(content, { id: 'content' }).append(Object.assign(link, { href: '/next' }));
	document.body.append(content);
	// Test files share the document
	onTestFinished(() => content.remove());
	const router = createMemoryRouter([
		{ path: '/', element: null },
		{ path: '/next', element: null },
	]);
	withLateLoading(router).subscribe(() => {});
	link.focus();
	await router.navigate('/?days=4', { state: IN_PLACE });
	expect(document.activeElement).toBe(link);
	await router.navigate('/next');
	expect(document.activeElement).toBe(document.body);
});
