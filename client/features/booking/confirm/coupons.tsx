import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { failedCall } from '#client/app/failed-call.ts';
import { FailureNotice } from '#client/parts/failure-notice.tsx';
import { useMoney } from '#client/parts/price-amount.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Tag } from '#client/ui/tag.tsx';
import { usePress } from '#client/ui/use-press.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { formatDate, todayInShanghai } from '#shared/rules/dates.ts';
import { plainCoupon } from '#shared/rules/typed-text.ts';
import { useBookingApi } from '../hold/use-booking-api.ts';
import type { OpenBooking } from './use-order.ts';

/** A coupon by its code, or one of the member's own; null for none. */
type CouponChoice = { code: string } | { crmId: string } | null;

type Choice = { key: string; name: string; detail: string; amount: number; usable: boolean; choice: CouponChoice };

/** The coupons to choose from, the largest first: the code that was entered, then the member's own. */
function useChoices({ coupon, crmCoupons, now }: OpenBooking): Choice[] {
	const { t } = useTranslation('booking');
	const money = useMoney();
	const lang = useLanguage();
	const today = todayInShanghai(new Date(now));
	const own = entriesOf(crmCoupons).filter(({ until }) => until === '' || until >= today);
	const terms = (minPrice: number | null, until: string): string => {
		const values = { price: money(minPrice ?? 0), date: until && formatDate(until, 'day', lang) };
		if (!until) return minPrice ? t('coupon.min', values) : '';
		return t(minPrice ? 'coupon.terms' : 'coupon.until', values);
	};
	const choices = own
		.toSorted((one, other) => Number(other.usable) - Number(one.usable) || other.amount - one.amount)
		.map(({ id, name, amount, minPrice, until, usable }): Choice => {
			return { key: id, name, detail: terms(minPrice, until), amount, usable, choice: { crmId: id } };
		});
	if (coupon?.kind === 'coupon') {
		const { code, name, amount } = coupon;
		choices.unshift({ key: 'code', name, detail: t('coupon.code', { code }), amount, usable: true, choice: { code } });
	}
	return choices;
}

/**
 * Puts a coupon on a booking, and reads the booking again where that changed it. `choose` resolves to true when the coupon was
 * applied; `applyCode` does it with the code that is typed.
 */
export function useCouponChoice(localId: string, reload: () => Promise<unknown>) {
	const api = useBookingApi(localId);
	const [code, setCode] = useState('');
	const [wanted, setWanted] = useState<CouponChoice>();
	const [refused, setRefused] = useState(false);
	const [refusedCode, setRefusedCode] = useState('');
	const [failure, setFailure] = useState<unknown>();
	const { press } = usePress();
	const noteRefused = (choice: CouponChoice) => choice && 'code' in choice && setRefusedCode(choice.code);
	const send = async (choice: CouponChoice, key: string): Promise<boolean> => {
		setWanted(choice);
		setRefused(false);
		setFailure(undefined);
		try {
			const { state } = await api('POST /booking/coupon', { localId, ...choice }, key);
			if (state !== 'not-applicable') await reload();
			setRefused(state === 'not-applicable');
			if (state === 'not-applicable') noteRefused(choice);
			return state !== 'not-applicable';
		} catch (error) {
			setFailure(error);
			if (failedCall(error).code === 'upstream-business') noteRefused(choice);
			return false;
		} finally {
			setWanted(undefined);
		}
	};
	/** Resolves to true when the coupon was applied. */
	const choose = async (choice: CouponChoice): Promise<boolean> => {
		let applied = false;
		await press(async (key) => {
			applied = await send(choice, key);
		}, JSON.stringify(choice));
		return applied;
	};
	const applyCode = async () => {
		const plain = plainCoupon(code);
		if (plain && (await choose({ code: plain }))) setCode('');
	};
	return {
		/** The code as typed; empty once it is applied. */
		code,
		setCode,
		applyCode,
		/** True for a code that is typed, and was neither applied nor refused. */
		isLeft: plainCoupon(code) !== '' && plainCoupon(code) !== refusedCode,
		/** The choice that is being sent; undefined while none is. */
		wanted,
		refused,
		failure,
		choose,
	};
}

export type CouponInput = ReturnType<typeof useCouponChoice>;

/** The coupons of a booking, of which one can be chosen. Each shows beforehand what it takes off. */
export function ConfirmCoupons({ view, coupons }: { view: OpenBooking; coupons: CouponInput }) {
	const { t } = useTranslation('booking');
	const money = useMoney();
	const choices = useChoices(view);
	const { code, setCode, applyCode, wanted, refused, failure, choose } = coupons;
	const { coupon, crmCoupons, proposed } = view;
	const busy = wanted !== undefined;
	const had = coupon === null ? '' : coupon.kind === 'coupon' ? 'code' : coupon.code;
	const chosenKey = wanted === undefined ? had : wanted === null ? '' : 'crmId' in wanted ? wanted.crmId : had;
	const usable = choices.filter((choice) => choice.usable);
	const best = usable.length > 1 ? usable[0]?.key : undefined;
	const apply = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!busy) void applyCode();
	};
	const row = ({ key, name, detail, amount, usable: on, choice }: Choice) => (
		<li key={key || 'none'}>
			<label className="flex min-h-target cursor-pointer items-start gap-3 py-3 has-disabled:cursor-not-allowed has-disabled:text-ink-400">
				<input
					type="radio"
					name="coupon"
					checked={chosenKey === key}
					disabled={!on}
					aria-disabled={busy || undefined}
					onChange={() => !busy && void choose(choice)}
					className="mt-0.5 size-5 shrink-0 accent-(--action)"
				/>
				<span className="min-w-0 flex-1 leading-6">
					<span className="flex flex-wrap items-center gap-x-2">
						<span>{name}</span>
						{key === best && <Tag tone="gold">{t('coupon.best')}</Tag>}
					</span>
					{detail && (
						<span className={`block text-14 leading-6 break-keep wrap-anywhere text-balance ${on ? 'text-muted' : ''}`}>
							{detail}
						</span>
					)}
				</span>
				{amount > 0 && (
					<span className={`tabular shrink-0 leading-6 font-semibold ${on ? 'text-green-700' : ''}`}>{money(-amount)}</span>
				)}
			</label>
		</li>
	);
	return (
		<div className="grid gap-5">
			{crmCoupons === 'unavailable' && <Notice tone="info">{t('coupon.unavailable')}</Notice>}
			{proposed && coupon && (
				<Notice
					tone="ok"
					title={t('coupon.proposed', { name: coupon.name, amount: money(coupon.amount) })}
					action={
						<Button variant="link" busy={busy} onClick={() => void choose(null)}>
							{t('coupon.without')}
						</Button>
					}
				/>
			)}
			{choices.length > 0 && (
				<fieldset className="card m-0 min-w-0 py-1" aria-busy={busy || undefined}>
					<legend className="sr-only">{t('coupon.title')}</legend>
					<ul className="divide-y divide-line">
						{choices.map(row)}
						{row({ key: '', name: t('coupon.none'), detail: '', amount: 0, usable: true, choice: null })}
					</ul>
				</fieldset>
			)}
			<form onSubmit={apply} className="max-w-120">
				<Field label={t('coupon.enter')} error={refused ? t('coupon.notApplicable') : undefined}>
					{(control) => (
						<div className="flex gap-3">
							<TextInput
								{...control}
								value={code}
								onChange={({ target }) => setCode(target.value)}
								maxLength={64}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
								className="tabular min-w-0 flex-1 uppercase"
							/>
							<Button type="submit" variant="secondary" busy={busy} className="shrink-0">
								{t('coupon.apply')}
							</Button>
						</div>
					)}
				</Field>
			</form>
			{failure !== undefined && <FailureNotice failure={failure} title={t(had === '' ? 'coupon.failed' : 'coupon.unchanged')} />}
			<p role="alert" className="text-14 text-red-700 empty:hidden">
				{refused && <span className="sr-only">{t('coupon.notApplicable')}</span>}
			</p>
		</div>
	);
}
