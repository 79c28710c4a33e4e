import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { PageHead } from '#client/layout/page-head.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import type { EditorSender, SaveAnswer } from '#client/parts/passenger/save-entry.ts';
import { entryForm, forgetTyped } from '#client/parts/passenger/typed-entries.ts';
import { BackLink } from '#client/ui/link.tsx';
import { paths } from '#shared/paths.ts';

export type EntryKind = 'passenger' | 'contact';

const EDITORS = { passenger: paths.passengerEditor, contact: paths.contactEditor };

/** The address of an editor: of a new entry when there is no id, or an empty one. */
export const editorPath = (kind: EntryKind, id?: string): string =>
	id ? `${EDITORS[kind]}?${new URLSearchParams({ id })}` : EDITORS[kind];

/** The response to an editor's form: leads back to the list once the entry is saved, else answers with its problems. */
export function afterSave(kind: EntryKind, form: FormData, answer: SaveAnswer) {
	if (answer.saved === null) return data(answer, { status: answer.failure ? 502 : 422 });
	forgetTyped(entryForm(kind, String(form.get('id') ?? '')));
	return redirect(paths.contacts);
}

type Props = { kind: EntryKind; id: string | undefined; children: (sender: EditorSender) => ReactNode };

/** The frame of an editor: a link back, the heading, one column. `children` renders the form with its sender. */
export function EditorPage({ kind, id, children }: Props) {
	const { t } = useTranslation('contacts');
	const sender = useRouteSender<SaveAnswer>(editorPath(kind, id));
	const title = t(`${kind}.${id ? 'edit' : 'add'}`);
	return (
		<main className="column py-8 md:py-14">
			<PageHead title={title} path={EDITORS[kind]} />
			<div className="mx-auto max-w-160">
				<BackLink to={paths.contacts}>{t('passenger.back')}</BackLink>
				<h1 className="mt-2 mb-8 text-h2 md:mb-10">{title}</h1>
				{children(sender)}
			</div>
		</main>
	);
}
