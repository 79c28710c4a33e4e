import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { chooseParty } from '#client/app/visit-party.ts';
import { type Answers, fakeServer } from '#client/test-support/fake-server.ts';
import { openPage } from '#client/test-support/open-page.tsx';
import { sampleVoyagePage } from '#client/test-support/sample-voyage-page.ts';
import { textsOf } from '#client/test-support/texts.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import type { Language } from '#shared/constants.ts';
import { DEFAULT_PARTY } from '#shared/rules/party-price.ts';

export const QUOTES = 'POST /openapi/order/individual/calculate';

/** Upstream's price of a cabin for a party, CNY: 4,000 for each adult, 1,000 for each child. */
export const quoteOf = ({ adult, child }: { adult: number; child: number }): number => adult * 4_000 + child * 1_000;

/** Shows each kind of cabin, and the first one again, as a visitor does who looks at them all. */
function showEveryKind(): void {
	const cards = [...document.querySelectorAll('a[href^="#kind-"]')];
	const current = cards.filter((card) => card.getAttribute('aria-current'));
	for (const card of [...cards, ...current]) fireEvent.click(card);
}

/** Opens the page of a voyage, with the prices of `quoteOf`, waits until the session is known, and shows each kind of cabin. */
export async function openVoyage(voyage = sampleVoyagePage(), answers: Answers = {}, lang: Language = 'CN') {
	chooseParty(DEFAULT_PARTY);
	const server = fakeServer({
		'GET /voyage': voyage,
		[QUOTES]: ({ cabins }) => {
			const quotes = cabins.map((cabin) => ({ ...cabin, totalPrice: quoteOf(cabin), personAvg: 0 }));
			return { cabins: quotes, totalPrice: quotes.reduce((sum, { totalPrice }) => sum + totalPrice, 0) };
		},
		...answers,
	});
	// The browser is always idle: the session is asked for at once
	vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
	vi.stubGlobal('cancelIdleCallback', clearTimeout);
	delete document.documentElement.dataset.alive;
	const page = await openPage('voyage', { query: `?id=${voyage.id}`, lang });
	await screen.findByRole('heading', { level: 1 });
	await waitFor(() => expect(document.documentElement.dataset.alive).toBe(''));
	showEveryKind();
	return { server, page };
}

const t = textsOf('CN', 'voyage');

/** The row of a category in the list of cabins. */
export const rowOf = ({ id }: CategoryView): HTMLElement => document.getElementById(`cabin-${id}`) as HTMLElement;

/** Presses by a key. */
export async function pressByKey(button: HTMLElement): Promise<void> {
	button.focus();
	await userEvent.keyboard('{Enter}');
}

/** Chooses so many cabins of a category for the party. */
export async function choose(cabin: CategoryView, count = 1): Promise<void> {
	const { name } = cabin;
	const button = (key: 'choice.chooseNamed' | 'choice.more') =>
		within(rowOf(cabin)).getByRole('button', { name: t(key, { name }), hidden: true });
	await pressByKey(button('choice.chooseNamed'));
	for (let chosen = 1; chosen < count; chosen += 1) await pressByKey(button('choice.more'));
}

/** The bar that shows the choice. */
export const choiceBar = () => within(screen.getByRole('region', { name: t('choice.label') }));
