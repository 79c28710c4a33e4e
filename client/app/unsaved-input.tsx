import { createContext, type ReactNode, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { setLoginAgain } from '#client/app/api.ts';
import { useLazyWithTexts } from './lazy-with-texts.ts';
import { useSession } from './session.tsx';

const Register = createContext<() => () => void>(() => () => {});

/**
 * Keeps what is filled in when a session ends in the middle of it: the page stays, a dialog asks to log in, and the call that
 * failed is made again. Nothing typed is written anywhere. If somebody else logs in, the page starts anew.
 */
export function UnsavedInputProvider({ children }: { children: ReactNode }) {
	const { user, refresh } = useSession();
	const LoginDialog = useLazyWithTexts(() => import('#client/parts/login/login-dialog.tsx'), 'login');
	const forms = useRef(0);
	const answer = useRef<(again: boolean) => void>(undefined);
	const [asking, setAsking] = useState(false);

	const ask = useCallback(
		() =>
			new Promise<boolean>((resolve) => {
				// Several calls may fail together: the last answer counts for all of them.
				const before = answer.current;
				answer.current = (again) => {
					before?.(again);
					resolve(again);
				};
				setAsking(true);
			}),
		[],
	);
	const register = useCallback(() => {
		forms.current += 1;
		setLoginAgain(ask);
		return () => {
			forms.current -= 1;
			if (forms.current === 0) setLoginAgain(null);
		};
	}, [ask]);
	const settle = (again: boolean) => {
		setAsking(false);
		answer.current?.(again);
		answer.current = undefined;
	};
	const loggedIn = async (id: string) => {
		if (user && user.id !== id) return location.reload();
		await refresh();
		settle(true);
	};

	return (
		<Register value={register}>
			{children}
			{asking && (
				<Suspense>
					<LoginDialog onLoggedIn={(id) => void loggedIn(id)} onClose={() => settle(false)} />
				</Suspense>
			)}
		</Register>
	);
}

/** To be called by every form that saves to the account, with whether anything in it was changed. */
export function useUnsavedInput(changed: boolean): void {
	const register = use(Register);
	useEffect(() => (changed ? register() : undefined), [changed, register]);
}
