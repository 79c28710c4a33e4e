import { type ComponentType, createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from './session.tsx';

const Register = createContext<() => () => void>(() => () => {});

/** A dialog to log in over the page. It reports the member's id, or that it was closed. */
type LoginDialogProps = { onLoggedIn: (memberId: string) => void; onClose: () => void };

type ProviderProps = { loginDialog: ComponentType<LoginDialogProps>; children: ReactNode };

/**
 * Keeps the input of forms when the session ends meanwhile: the page stays, a dialog asks to log in, and the failed call is made
 * again. Nothing typed is written anywhere. If another member logs in, the page is loaded again.
 */
export function UnsavedInputProvider({ loginDialog: LoginDialog, children }: ProviderProps) {
	const { user, refresh } = useSession();
	const forms = useRef(0);
	const answers = useRef<((again: boolean) => void)[]>([]);
	const [asking, setAsking] = useState(false);

	const onLoginNeeded = useEffectEvent(({ detail }: WindowEventMap['login-needed']) => {
		if (forms.current === 0) return;
		// Several calls may fail together: one login answers all of them.
		detail.loggedIn = new Promise((resolve) => answers.current.push(resolve));
		setAsking(true);
	});
	useEffect(() => {
		const listen = (event: WindowEventMap['login-needed']) => onLoginNeeded(event);
		addEventListener('login-needed', listen);
		return () => removeEventListener('login-needed', listen);
	}, []);
	const [register] = useState(() => () => {
		forms.current += 1;
		return () => {
			forms.current -= 1;
		};
	});
	const settle = (again: boolean) => {
		setAsking(false);
		for (const answer of answers.current.splice(0)) answer(again);
	};
	const loggedIn = async (id: string) => {
		if (user && user.id !== id) return location.reload();
		await refresh();
		settle(true);
	};

	return (
		<Register value={register}>
			{children}
			{asking && <LoginDialog onLoggedIn={(id) => void loggedIn(id)} onClose={() => settle(false)} />}
		</Register>
	);
}

/** Reports that a form holds input that isn't saved. Every form that saves to the account calls it. */
export function useUnsavedInput(changed: boolean): void {
	const register = use(Register);
	useEffect(() => (changed ? register() : undefined), [changed, register]);
}
