import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from './session.tsx';

/** The number of forms on the page with input that isn't saved. */
let unsavedForms = 0;

/** Reports, while `changed`, that a form holds input that isn't saved. Every form that saves to the account calls it. */
export function useUnsavedInput(changed: boolean): void {
	useEffect(() => {
		if (!changed) return;
		unsavedForms += 1;
		return () => {
			unsavedForms -= 1;
		};
	}, [changed]);
}

/** A dialog to log in over the page. It reports that a member is logged in, or that it was closed. */
type LoginDialogProps = { onLoggedIn: () => void; onClose: () => void };

/**
 * Keeps the input of forms when the session ends meanwhile: the page stays, a dialog asks to log in, and the failed call is made
 * again. Nothing typed is written anywhere. If another member logs in, that call is refused (docs/rules.md, whose-page).
 */
export function LoginOverPage({ dialog: LoginDialog }: { dialog: ComponentType<LoginDialogProps> }) {
	const { refresh } = useSession();
	const answers = useRef<((again: boolean) => void)[]>([]);
	const [asking, setAsking] = useState(false);

	const onLoginNeeded = useEffectEvent(({ detail }: WindowEventMap['login-needed']) => {
		if (unsavedForms === 0) return;
		// Several calls may fail together: one login answers all of them.
		detail.loggedIn = new Promise((resolve) => answers.current.push(resolve));
		setAsking(true);
	});
	useEffect(() => {
		const listen = (event: WindowEventMap['login-needed']) => onLoginNeeded(event);
		addEventListener('login-needed', listen);
		return () => removeEventListener('login-needed', listen);
	}, []);
	const settle = (again: boolean) => {
		setAsking(false);
		for (const answer of answers.current.splice(0)) answer(again);
	};
	const loggedIn = async () => {
		await refresh();
		settle(true);
	};

	return asking && <LoginDialog onLoggedIn={() => void loggedIn()} onClose={() => settle(false)} />;
}
