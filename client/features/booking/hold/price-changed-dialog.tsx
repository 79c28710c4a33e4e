import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { QuestionDialog } from '#client/ui/question-dialog.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';

type Props = {
	change: PriceChange;
	/** Reports to the server that the member has seen the new total, in CNY. */
	onAccept: (total: number, key: string) => Promise<void>;
	onClose: () => void;
	/** Opens the question whether to give the cabins up. */
	onGiveUp: () => void;
};

/** Asks whether to go on at a changed price: shows the old price, the new one and the reason. */
export default function PriceChangedDialog({ change, onAccept, onClose, onGiveUp }: Props) {
	const { t } = useTranslation(['booking', 'common']);
	const money = useMoney();
	const { busy, failed, failure, attempt } = useAttempt(async (key) => {
		await onAccept(change.after, key);
		onClose();
	});
	const { before, after, why, cabins } = change;
	const rows = [...cabins, { name: t('sum.total'), before, after }];
	return (
		<QuestionDialog
			title={t('changed.title')}
			closeLabel={t('common:close')}
			width={520}
			answers={[
				{ text: t('giveUp.open'), look: 'ghost', onClick: onGiveUp },
				{ text: t('changed.yes', { price: money(after) }), busy, onClick: attempt },
			]}
			onClose={onClose}
		>
			<div>
				<p className="font-semibold">
					{t(after > before ? 'changed.rose' : 'changed.fell', {
						difference: money(fromFen(Math.abs(toFen(after) - toFen(before)))),
						before: money(before),
						after: money(after),
					})}
				</p>
				<p className="mt-2">{t(`changed.${why}`)}</p>
			</div>
			<table className="tabular mt-1 w-full text-14">
				<thead>
					<tr className="border-b border-line text-left text-muted">
						<td className="py-2" />
						<th scope="col" className="py-2 pl-4 text-right font-normal">
							{t('changed.before')}
						</th>
						<th scope="col" className="py-2 pl-4 text-right font-normal">
							{t('changed.after')}
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row, index) => (
						<tr key={row.name} className={index === rows.length - 1 ? 'text-16 font-semibold' : 'border-b border-line'}>
							<th scope="row" className="py-3 text-left font-normal">
								{row.name}
							</th>
							<td className="py-3 pl-4 text-right text-muted">
								<s>{money(row.before)}</s>
							</td>
							<td className="py-3 pl-4 text-right text-price">{money(row.after)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{failed && <FailureNotice failure={failure} title={t('changed.failed')} />}
		</QuestionDialog>
	);
}
