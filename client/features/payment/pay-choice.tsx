import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import type { PayMethod } from '#shared/constants.ts';
import { PayMark } from './pay-mark.tsx';

/** The methods of payment by name, each with what happens next. */
export function PayChoice({
	methods,
	chosen,
	onChoose,
}: {
	methods: readonly PayMethod[];
	chosen: PayMethod | undefined;
	onChoose: (method: PayMethod) => void;
}) {
	const { t } = useTranslation('payment');
	const { device } = useFacts();
	const nextOf = (method: PayMethod) =>
		method === 'wechat' && device === 'mobile' ? t('methods.wechat.phone') : t(`methods.${method}.next`);
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0">
			<legend className="sr-only">{t('how')}</legend>
			<div className="grid gap-3">
				{methods.map((method) => (
					<label
						key={method}
						className="flex cursor-pointer items-center gap-4 rounded-3 border border-line p-4 transition-colors duration-base hover:border-action has-checked:border-action has-checked:bg-navy-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer) md:p-5"
					>
						<input
							type="radio"
							name="method"
							value={method}
							checked={chosen === method}
							onChange={() => onChoose(method)}
							className="size-5 shrink-0 accent-(--action)"
						/>
						<PayMark method={method} />
						<span className="min-w-0 leading-6">
							<span className="block font-semibold">{t(`methods.${method}.name`)}</span>
							<span className="block text-14 leading-6 break-keep wrap-anywhere text-balance text-2">{nextOf(method)}</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
