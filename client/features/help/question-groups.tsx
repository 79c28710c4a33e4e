import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Details } from '#client/ui/details.tsx';
import { ArrowRightIcon } from '#client/ui/icons.tsx';
import { Link } from '#client/ui/link.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import type { QuestionGroup } from '#shared/catalogue/bff/help.ts';
import { questionPath } from '#shared/paths.ts';
import { languageTag } from '#shared/rules/language.ts';

/** Opens the question that the address names, and writes the question that was opened last into the address. Returns a ref for the list. */
function useQuestionInAddress() {
	const { hash } = useLocation();
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
		if (named instanceof HTMLDetailsElement && list.current?.contains(named)) {
			named.open = true;
			named.scrollIntoView({ block: 'center', behavior: 'instant' });
		}
	}, [hash]);
	useEffect(() => {
		const element = list.current;
		// Not `toggle`, which also happens to questions that are open from the start
		const note = ({ target }: Event) => {
			const details = target instanceof Element ? target.closest('summary')?.parentElement : null;
			if (details instanceof HTMLDetailsElement && !details.open && details.id) {
				history.replaceState(history.state, '', `#${details.id}`);
			}
		};
		element?.addEventListener('click', note);
		return () => element?.removeEventListener('click', note);
	}, []);
	return list;
}

type QuestionProps = { question: QuestionGroup['questions'][number]; open: boolean };

function Question({ question: { id, title, html, lang }, open }: QuestionProps) {
	const { t } = useTranslation('help');
	return (
		<Details id={`q-${id}`} summary={<span lang={languageTag(lang)}>{title}</span>} defaultOpen={open}>
			<div lang={languageTag(lang)}>
				<RichText html={html} />
			</div>
			<Link
				to={questionPath(id)}
				className="inline-flex min-h-target items-center gap-2 text-14 font-semibold text-link underline-offset-4 hover:underline"
			>
				{t('faq.own')}
				<span className="sr-only">{`: ${title}`}</span>
				<ArrowRightIcon size={16} />
			</Link>
		</Details>
	);
}

/**
 * Renders questions under their headings, with a list of the headings, which is beside the questions on wide screens. Of a search the
 * first question is open.
 */
export function QuestionGroups({ groups, searched }: { groups: readonly QuestionGroup[]; searched: boolean }) {
	const { t } = useTranslation('help');
	const list = useQuestionInAddress();
	const nameOf = ({ name }: QuestionGroup) => name || t('faq.general');
	const best = searched ? groups[0]?.questions[0]?.id : undefined;
	return (
		<div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)] xl:gap-x-24">
			<nav aria-label={t('faq.groups')}>
				<ul className="flex flex-wrap gap-2 lg:sticky lg:top-[calc(var(--header)+2rem)] lg:grid lg:gap-0 lg:border-l lg:border-line lg:pl-6">
					{groups.map((group) => (
						<li key={group.id}>
							<a
								href={`#${group.id}`}
								className="flex min-h-target items-center rounded-pill border border-control px-4 text-14 underline-offset-4 hover:text-link hover:underline lg:border-0 lg:px-0 lg:text-16 lg:text-muted"
							>
								{nameOf(group)}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div ref={list} className="grid gap-12 md:gap-16">
				{groups.map((group) => (
					<section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`} className="scroll-mt-28">
						<h2 id={`${group.id}-title`} className="border-b border-line pb-4 text-h3">
							{nameOf(group)}
						</h2>
						{group.questions.map((question) => (
							<Question key={question.id} question={question} open={question.id === best} />
						))}
					</section>
				))}
			</div>
		</div>
	);
}
