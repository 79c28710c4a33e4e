import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceOf } from '#client/app/api.ts';
import { Field, TextInput } from '#client/ui/field.tsx';
import { RefreshIcon } from '#client/ui/icons.tsx';

const WIDTH = 132;

type Props = {
	id: string;
	name: string;
	serial: string;
	/** True where the field takes the focus when it appears. */
	focused: boolean;
	error?: string;
};

/** The captcha's picture, and the field for its characters. A new picture is loaded after each wrong answer, and on request. */
export function CaptchaField({ id, name, serial, focused, error }: Props) {
	const { t } = useTranslation('login');
	const [turn, setTurn] = useState(0);
	const field = useRef<HTMLInputElement>(null);
	const takeFocus = useEffectEvent(() => focused && field.current?.focus());
	useEffect(() => void takeFocus(), []);
	return (
		<Field id={id} label={t('captcha.label')} hint={t('captcha.hint')} error={error}>
			{(control) => (
				<div className="flex flex-wrap gap-2">
					<TextInput
						{...control}
						ref={field}
						key={serial}
						name={name}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						className="min-w-0 flex-[1_1_5rem]"
					/>
					<img
						src={`${sourceOf('GET /openapi/message/captcha')}?date=${serial}-${turn}`}
						alt={t('captcha.picture')}
						width={WIDTH}
						height={48}
						className="h-control shrink-0 rounded-2 border border-line bg-white object-contain"
					/>
					<button
						type="button"
						aria-label={t('captcha.refresh')}
						onClick={() => setTurn(turn + 1)}
						className="grid size-control shrink-0 place-items-center rounded-2 border border-control text-navy-700 transition-colors hover:border-action hover:bg-navy-50 noscript:hidden"
					>
						<RefreshIcon size={20} />
					</button>
				</div>
			)}
		</Field>
	);
}
