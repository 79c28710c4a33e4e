import { useLanguage } from '#client/app/facts.tsx';
import type { Language } from '#shared/constants.ts';
import { PersonName } from './person-name.tsx';

type Named = { name: string; pinyin?: string };

/** Returns a passenger's name for a sentence: in Latin letters on English pages. */
export const callName = ({ name, pinyin = '' }: Named, lang: Language): string => (lang === 'EN' && pinyin ? pinyin : name);

/** Returns a passenger's names, the one that readers of the language know first. */
export function namesFor(passenger: Named, lang: Language): [first: string, second: string | undefined] {
	const first = callName(passenger, lang);
	return [first, [passenger.name, passenger.pinyin].find((text) => text && text !== first)];
}

/** Renders both names of a passenger, the one in the page's language first. */
export function PassengerName({ passenger }: { passenger: Named }) {
	const [first, second] = namesFor(passenger, useLanguage());
	return (
		<>
			<span className="font-semibold">
				<PersonName name={first} />
			</span>
			{second && (
				<span className="ml-2 text-14 text-2">
					<span className="sr-only">, </span>
					<PersonName name={second} />
				</span>
			)}
		</>
	);
}
