import { useTranslation } from '#client/i18n/use-translation.ts';
import type { TogetherAnswer } from '#client/parts/compare/together-form.tsx';
import { useRouteSender } from '#client/parts/form-sender.ts';
import { PressForm } from '#client/parts/press-form.tsx';
import { useVoyageName } from '#client/parts/voyage-name.tsx';
import { Button } from '#client/ui/button.tsx';
import { HeartFilledIcon, HeartIcon } from '#client/ui/icons.tsx';
import type { TogetherView } from '#shared/catalogue/bff/together.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { togetherPath } from '#shared/paths.ts';

/** Sends the likes of a list, one at a time. */
export const useLikes = (id: string) => useRouteSender<TogetherAnswer>(togetherPath(id));

type Props = { voyage: VoyageCard; view: TogetherView; sender: ReturnType<typeof useLikes> };

/** Renders how many like a voyage best, and the button to say so; pressed again, it takes that back. */
export function Like({ voyage, view: { likes, liked }, sender }: Props) {
	const { t } = useTranslation('together');
	const { nameOf } = useVoyageName();
	const title = nameOf(voyage, voyage.date);
	const sent = sender.pending?.get('voyage');
	const own = (sent ?? liked) === voyage.id;
	const Heart = own ? HeartFilledIcon : HeartIcon;
	return (
		<PressForm sender={sender}>
			<p className="tabular font-semibold text-accent">{t('count', { count: likes[voyage.id] ?? 0 })}</p>
			<Button
				type="submit"
				name="voyage"
				value={liked === voyage.id ? '' : voyage.id}
				variant={own ? 'primary' : 'secondary'}
				size="sm"
				busy={sent === voyage.id}
				aria-pressed={own}
				aria-label={t(own ? 'likedNamed' : 'likeNamed', { title })}
				className="mt-2 max-md:w-full max-md:px-1! print:hidden"
				data-noprint
			>
				<Heart size={18} className="max-md:hidden" />
				<span>{t(own ? 'liked' : 'like')}</span>
			</Button>
		</PressForm>
	);
}
