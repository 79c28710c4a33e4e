import { PersonName } from '#client/parts/order/person-name.tsx';
import type { PassView } from '#shared/catalogue/bff/tickets.ts';

/** The name as in the passport, which staff compare; the Chinese one below it. */
export function PassName({ pass: { name, pinyin }, className = 'text-h3' }: { pass: PassView; className?: string }) {
	const main = pinyin || name;
	return (
		<>
			<span className={`block font-sans leading-head font-semibold tracking-[0.02em] break-words uppercase ${className}`}>
				<PersonName name={main} />
			</span>
			{name !== main && (
				<span className="mt-1 block font-sans text-14 font-normal tracking-normal text-2">
					<PersonName name={name} />
				</span>
			)}
		</>
	);
}
