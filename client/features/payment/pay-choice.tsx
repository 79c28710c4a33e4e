import { useTranslation } from 'react-i18next';
import { useFacts } from '#client/app/facts.tsx';
import { RadioBox } from '#client/ui/radio-box.tsx';
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
					<RadioBox
						key={method}
						name="method"
						value={method}
						checked={chosen === method}
						onChoose={onChoose}
						className="flex items-center gap-4 rounded-3 border-line p-4 has-checked:bg-navy-50 md:p-5"
						inputClassName="size-5 shrink-0 accent-(--action)"
					>
						<PayMark method={method} />
						<span className="min-w-0 leading-6">
							<span className="block font-semibold">{t(`methods.${method}.name`)}</span>
							<span className="block text-14 leading-6 break-keep wrap-anywhere text-balance text-2">{nextOf(method)}</span>
						</span>
					</RadioBox>
				))}
			</div>
		</fieldset>
	);
}
