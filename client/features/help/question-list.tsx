import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { questionPath } from '#shared/paths.ts';
import { languageTag } from '#shared/rules/language.ts';

type Props = { questions: CallOutput<'GET /question'>['related']; all: { to: string; text: string }; className: string };

/** Renders questions, each a link to its page, and below them a link to `all`. */
export const QuestionList = ({ questions, all, className }: Props) => (
	<div className={`flex flex-col items-start ${className}`}>
		{questions.length > 0 && (
			<ul className="self-stretch divide-y divide-line border-y border-line">
				{questions.map(({ id, title, lang }) => (
					<li key={id}>
						<Link
							to={questionPath(id)}
							lang={languageTag(lang)}
							className="flex min-h-14 items-center justify-between gap-4 py-3 leading-head hover:text-link"
						>
							<span>{title}</span>
							<ArrowRightIcon size={18} className="shrink-0 text-accent" />
						</Link>
					</li>
				))}
			</ul>
		)}
		<Link
			to={all.to}
			className="inline-flex min-h-target items-center font-semibold text-link underline-offset-4 hover:underline"
		>
			{all.text}
		</Link>
	</div>
);
