import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { SAMPLE_DECKS, sampleRoom } from '#client/test-support/sample-decks.ts';
import { sampleCategory, sampleVoyagePage } from '#client/test-support/sample-voyage-page.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { ChoiceProvider } from '../choice/choice.tsx';
import { CabinNeeds } from './cabin-needs.tsx';

const t = textsOf('CN', 'voyage');
const [top, ...decks] = SAMPLE_DECKS.decks;
const plan: ShipDecks = {
	...SAMPLE_DECKS,
	decks: [{ ...(top as ShipDecks['decks'][number]), rooms: [sampleRoom('9001', { accessible: true })] }, ...decks],
};
const voyage = sampleVoyagePage({ categories: [sampleCategory({ id: 'b', name: '豪华阳台房' })] });
const mail = () => new URL((screen.getByRole('link', { name: t('needs.write') }) as HTMLAnchorElement).href).searchParams;

async function openNeeds(decksOfShip: ShipDecks | ReturnType<typeof failure>) {
	const user = userEvent.setup();
	fakeServer({ 'GET /ship/decks': decksOfShip });
	openPart(() => (
		<ChoiceProvider>
			<CabinNeeds voyage={voyage} />
		</ChoiceProvider>
	));
	await user.click(screen.getByText(t('needs.title')));
	const press = async (need: 'accessible' | 'connecting') =>
		user.click(await screen.findByRole('button', { name: t(`needs.${need}`) }));
	return { user, press };
}

test('a need that the ship’s plan tells leads to the category, with its cabins and decks', async () => {
	const { press } = await openNeeds(plan);
	await press('accessible');
	expect((await screen.findByRole('link', { name: '豪华阳台房' })).getAttribute('href')).toBe('#cabin-b');
	expect(screen.getByText(t('needs.rooms', { count: 1, decks: '9' }))).toBeTruthy();
});

test('a need that the plan doesn’t tell is a request with the voyage in it, to send or to copy', async () => {
	const { user, press } = await openNeeds(plan);
	await press('connecting');
	expect(await screen.findByText(t('needs.none'))).toBeTruthy();
	const asked = t('needs.ask', { needs: t('needs.connecting') });
	expect(mail().get('body')).toContain(asked);
	expect(mail().get('body')).toContain(voyage.code);
	await user.click(screen.getByRole('button', { name: t('needs.copy') }));
	const copied = await navigator.clipboard.readText();
	expect(copied).toContain(asked);
	expect(copied).toContain(voyage.ship.name);
});

test('without the plan the request is still there, with all needs to choose from', async () => {
	const { press } = await openNeeds(failure('upstream-unavailable'));
	expect(mail().get('body')).toContain(t('needs.accessible'));
	await press('accessible');
	expect(await screen.findByText(t('needs.unavailable'))).toBeTruthy();
});
