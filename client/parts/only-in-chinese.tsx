import type { ReactNode } from 'react';
import { useAddress } from '#client/app/root-data.ts';
import { inLanguage } from '#client/layout/navigation.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Empty } from '#client/ui/empty.tsx';
import { languageTag } from '#shared/rules/language.ts';

/** Stands where English has nothing to show (spec section 6): the same page in Chinese, or somewhere else to go. */
export function OnlyInChinese({
	title,
	text,
	change,
	children,
}: {
	title: string;
	text: string;
	change: string;
	children?: ReactNode;
}) {
	const address = useAddress();
	return (
		<Empty
			title={<h1>{title}</h1>}
			action={
				<>
					<a href={inLanguage(address, 'CN')} hrefLang={languageTag('CN')} className={buttonStyle('primary', 'md')}>
						{change}
					</a>
					{children}
				</>
			}
		>
			{text}
		</Empty>
	);
}
