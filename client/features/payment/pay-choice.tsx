import { useTranslation } from 'react-i18next';
import { RadioBox } from '#client/ui/radio-group.tsx';
import type { PayMethod } from '#shared/constants.ts';
import type { Device } from '#shared/rules/device.ts';
import { PAY_BRANDS } from './pay-methods.ts';

const SIZE = 32;

const Wechat = () => (
	<>
		<rect width="32" height="32" rx="7" fill="#1f9d55" />
		<path
			fill="#fff"
			d="M13.2 7.5c-4.2 0-7.6 2.7-7.6 6 0 1.9 1.1 3.6 2.9 4.7l-.7 2.2 2.6-1.3c.9.2 1.8.4 2.8.4h.4a5 5 0 0 1-.2-1.4c0-3.1 3-5.5 6.6-5.5h.6c-.6-2.9-3.7-5.1-7.4-5.1Z"
		/>
		<path
			fill="#fff"
			d="M26.4 18.1c0-2.7-2.8-4.9-6.2-4.9s-6.2 2.2-6.2 4.9 2.8 4.9 6.2 4.9c.7 0 1.4-.1 2-.3l2.2 1.1-.6-1.8c1.6-.9 2.6-2.3 2.6-3.9Z"
		/>
	</>
);

const Alipay = () => (
	<>
		<rect width="32" height="32" rx="7" fill="#1668dc" />
		<path
			fill="none"
			stroke="#fff"
			strokeWidth="2.2"
			strokeLinecap="round"
			d="M8.5 10.5h15M16 7v7.5M10 15h11.5c-1.4 4.6-5.6 8-12 9.6M11.5 17.5c2.6 3.5 6.6 5.9 11.6 6.9"
		/>
	</>
);

const Union = () => (
	<>
		<rect width="32" height="32" rx="7" fill="#f3f5f8" />
		<path fill="#c8313a" d="M8.3 8h5.6l-3.2 16H5.1Z" />
		<path fill="#1b5a8c" d="M14.9 8h5.6l-3.2 16h-5.6Z" />
		<path fill="#1d7f78" d="M21.5 8h5.6l-3.2 16h-5.6Z" />
	</>
);

const MARKS = { wechat: Wechat, alipay: Alipay, union: Union } as const;

/** Renders the mark of a payment brand, beside its name. */
function PayMark({ method }: { method: PayMethod }) {
	const Mark = MARKS[PAY_BRANDS[method]];
	return (
		<svg width={SIZE} height={SIZE} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
			<Mark />
		</svg>
	);
}

type Props = {
	device: Device;
	methods: readonly PayMethod[];
	chosen: PayMethod | undefined;
	onChoose: (method: PayMethod) => void;
};

/** Renders the methods of payment as radio buttons, each with what happens next. */
export function PayChoice({ device, methods, chosen, onChoose }: Props) {
	const { t } = useTranslation('payment');
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
							<span className="block text-14 leading-6 break-keep wrap-anywhere text-balance text-muted">{nextOf(method)}</span>
						</span>
					</RadioBox>
				))}
			</div>
		</fieldset>
	);
}
