import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useSession } from '#client/app/session.tsx';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { memberSession } from '#client/test-support/sample-session.ts';
import { entryForm, useTyped } from './typed-entries.ts';

const read = (form: FormData) => ({ number: String(form.get('number')) });

function Entry() {
	const frame = useRef<HTMLDivElement>(null);
	const before = useTyped(entryForm('passenger', undefined), frame, read, false);
	return (
		<div ref={frame}>
			<form>
				<input name="number" aria-label="number" defaultValue={before?.number} />
			</form>
		</div>
	);
}

const EntryOfMember = () => useSession().user && <Entry />;

/** Opens the form as a member, in the page's memory of before. */
async function openAs(id: string) {
	cleanup();
	fakeServer({ 'GET /session': memberSession({ user: { id, nickname: '', mobileMasked: '' } }) });
	openPart(EntryOfMember);
	return await screen.findByRole<HTMLInputElement>('textbox', { name: 'number' });
}

test('what a member typed is shown to that member again, and to no other', async () => {
	await userEvent.type(await openAs('m1'), 'E1234');
	expect((await openAs('m2')).value).toBe('');
	expect((await openAs('m1')).value).toBe('E1234');
});
