import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCode } from '#client/app/chunk-loading.ts';
import { failureText } from '#client/app/failed-call.ts';
import { useAskToLogIn } from '#client/app/pending-action.ts';
import { useAddress } from '#client/app/root-data.ts';
import { useSession } from '#client/app/session.tsx';
import { HeartFilledIcon, HeartIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { useMessages } from '#client/ui/messages.tsx';
import { loginPath } from '#shared/paths.ts';

type Props = {
	/** The voyage's id, and its name for the label. */
	id: string;
	name: string;
	/** The voyage is known to be a favourite before the session is there. */
	favourite?: boolean;
	className?: string;
};

const look =
	'grid size-target place-items-center rounded-pill bg-white/90 shadow-1 transition-colors hover:bg-white hover:text-coral-600 ' +
	'forced-colors:border';

/**
 * Renders the heart of a voyage. Guests are led to the login page and back, and find the voyage among their favourites. The code for
 * members is loaded with the first press; without scripts the form of the page of favourites removes one.
 */
export function FavouriteButton({ id, name: voyage, favourite = false, className = '' }: Props) {
	const { t } = useTranslation();
	const { user, known, favourites, setFavourite } = useSession();
	const address = useAddress();
	const askToLogIn = useAskToLogIn();
	const show = useMessages();
	const [beats, setBeats] = useState(false);
	const name = t('card.favourite', { title: voyage });

	if (known ? !user : !favourite) {
		const ask = (event: MouseEvent) => {
			event.preventDefault();
			void askToLogIn({ kind: 'favourite', voyageId: id });
		};
		return (
			<Link
				to={loginPath(address)}
				rel="nofollow"
				data-press=""
				aria-label={name}
				onClick={ask}
				className={`text-navy-900 ${look} ${className}`}
			>
				<HeartIcon />
			</Link>
		);
	}
	const on = known ? favourites.includes(id) : favourite;
	const toggle = async (event: MouseEvent) => {
		event.preventDefault();
		setBeats(!on);
		const change = loadCode(() => import('./change-favourite.ts')).then(({ changeFavourite }) =>
			changeFavourite(id, !on, setFavourite),
		);
		await change.catch((error: unknown) => show('error', failureText(error, t(on ? 'favourite.notLeft' : 'favourite.notKept'))));
	};
	const Icon = on ? HeartFilledIcon : HeartIcon;
	return (
		<button
			type="submit"
			name="id"
			value={id}
			aria-label={name}
			aria-pressed={on}
			onClick={toggle}
			className={`${on ? 'text-coral-600' : 'text-navy-900'} ${look} ${className}`}
		>
			<Icon className={on && beats ? 'animate-beat' : ''} />
		</button>
	);
}
