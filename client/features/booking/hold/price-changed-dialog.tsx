import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useAttempt } from '#client/ui/use-attempt.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import { formatMoney, fromFen, toFen } from '#shared/rules/money.ts';

const WIDTH = 520;

/** A price that isn't what was shown stops the order: old, new, why; it goes on only when asked to. */
export default function PriceChangedDialog({
	change,
	onAccept,
	onClose,
	onGiveUp,
}: {
	change: PriceChange;
	/** Tells the server that the new total was seen. */
	onAccept: (total: number) => Promise<void>;
	onClose: () => void;
	/** Leaves the booking. */
	onGiveUp: () => void;
}) {
	const { t } = useTranslation(['booking', 'common']);
	const lang = useLanguage();
	const { busy, failed, failure, attempt } = useAttempt(async () => {
		await onAccept(change.after);
		onClose();
	});
	const { before, after, why, cabins } = change;
	const rows = [...cabins, { name: t('sum.total'), before, after }];
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('changed.title')}
			closeLabel={t('common:close')}
			width={WIDTH}
			dismissible={false}
			footer={
				<>
					<Button variant="ghost" onClick={onGiveUp}>
						{t('giveUp.open')}
					</Button>
					<Button busy={busy} onClick={attempt}>
						{t('changed.yes', { price: formatMoney(after, lang) })}
					</Button>
				</>
			}
		>
			<p className="font-semibold">
				{t(after > before ? 'changed.rose' : 'changed.fell', {
					difference: formatMoney(fromFen(Math.abs(toFen(after) - toFen(before))), lang),
					before: formatMoney(before, lang),
					after: formatMoney(after, lang),
				})}
			</p>
			<p className="mt-2">{t(`changed.${why}`)}</p>
			<table className="tabular mt-5 w-full text-14">
				<thead>
					<tr className="border-b border-line text-left text-2">
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
							<td className="py-3 pl-4 text-right text-2">
								<s>{formatMoney(row.before, lang)}</s>
							</td>
							<td className="py-3 pl-4 text-right text-price">{formatMoney(row.after, lang)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{failed && (
				<div className="mt-4">
					<FailureNotice failure={failure} title={t('changed.failed')} />
				</div>
			)}
		</Dialog>
	);
}
