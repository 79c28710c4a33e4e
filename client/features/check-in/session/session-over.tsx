import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHead } from '#client/layout/page-head.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { ClockIcon } from '#client/ui/task-icons.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { FormStore } from '../form/form-store.ts';

/** In place of a check-in whose time is over: what was filled in is kept, and comes back with one press. */
export function SessionOver({ store, onResume }: { store: Pick<FormStore, 'extend' | 'reread'>; onResume: () => void }) {
	const { t } = useTranslation('check-in');
	const { pathname } = useLocation();
	const heading = useRef<HTMLHeadingElement>(null);
	const goOn = useAttempt(async () => {
		await store.reread();
		await store.extend();
		onResume();
	});
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="column py-16 md:py-24">
			<PageHead title={t('session.over')} path={pathname} />
			<div className="mx-auto grid max-w-140 justify-items-center gap-4 rounded-3 bg-soft px-6 py-12 text-center md:py-16">
				<ClockIcon size={40} className="text-gold-500" />
				<h1 ref={heading} tabIndex={-1} className="text-h3!">
					{t('session.over')}
				</h1>
				<p className="text-2">{t('session.overText')}</p>
				{goOn.failed && (
					<Notice tone="error" live>
						{t('session.failed')}
					</Notice>
				)}
				<Button busy={goOn.busy} onClick={goOn.attempt} className="mt-2">
					{t('session.resume')}
				</Button>
			</div>
		</section>
	);
}
