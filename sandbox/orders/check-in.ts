import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import { CHECK_IN_CLOSES_HOURS, CHECK_IN_OPENS_DAYS, ORDER_ERRORS, ORDER_STATUSES } from '#shared/constants.ts';
import { canCheckIn, checkInPhase, checkInWindow } from '#shared/rules/check-in-window.ts';
import type { Context } from '../context.ts';
import { SandboxError } from '../errors.ts';
import { leavesAtOf } from './departure.ts';
import { type PersonRow, personOf } from './find-order.ts';
import type { OrderRecord } from './store.ts';

type Form = ParsedInput<'POST /openapi/order/person/{id}/checkin'>;

const TERMS = { opensDays: CHECK_IN_OPENS_DAYS, closesHours: CHECK_IN_CLOSES_HOURS };
/** Passports that end in 000 are refused, so that a refusal can be tried out. */
const REFUSED = /000$/;
const SEE_STAFF = '已收到您的健康申报。登船当日请先到码头医务咨询台，由船上医务人员确认后即可登船。';

/** Only a paid order with a future sailing can be checked in. */
export function mustBePaid({ status }: OrderRecord): void {
	if (status !== ORDER_STATUSES['not-travelled']) throw new SandboxError(ORDER_ERRORS.notInThisState, '当前订单状态无法办理登船');
}

function mustBeOpen(order: OrderRecord, now: number): void {
	const window = checkInWindow({ date: order.departureDate, leavesAt: leavesAtOf(order) }, TERMS);
	const phase = checkInPhase(window, now);
	if (phase === 'early') throw new SandboxError(ORDER_ERRORS.checkInEarly, `启航前 ${CHECK_IN_OPENS_DAYS} 天起可办理登船`);
	if (!canCheckIn(phase)) throw new SandboxError(ORDER_ERRORS.checkInClosed, '网上办理登船已截止，请至码头柜台办理');
}

const chineseName = ({ lastName, firstName }: Pick<PersonRow, 'lastName' | 'firstName'>): string =>
	(lastName + firstName).normalize('NFKC').replaceAll(/\s/g, '');

/** Checks a passenger of an order in, or changes the facts of one who is checked in. */
export function checkPersonIn(context: Context, order: OrderRecord, form: Form): void {
	const at = context.now.getTime();
	const person = personOf(context, order, form.id);
	mustBePaid(order);
	mustBeOpen(order, at);
	const ordered = chineseName(person);
	if (ordered && chineseName(form) !== ordered) throw new SandboxError(ORDER_ERRORS.nameMismatch, '中文姓名不匹配，请联系客服');
	if (REFUSED.test(form.passport))
		throw new SandboxError(ORDER_ERRORS.documentRefused, '证件未通过核验，请核对证件号码或更换证件');
	const isWell = form.health === 'WELL';
	context.db.run(
		`UPDATE order_person SET pinyinLastName = :pinyinLastName, pinyinFirstName = :pinyinFirstName, gender = :gender, birthday = :birthday,
			documentType = :documentType, passport = :passport, passportExpiry = :passportExpiry, idcard = :idcard, mobile = :mobile,
			mobilePre = :mobilePre, checkedIn = :checkedIn, checkInStatus = :status, checkInAt = :at, checkInMessage = :message
		WHERE id = :id`,
		{
			id: person.id,
			pinyinLastName: form.pinyinLastName,
			pinyinFirstName: form.pinyinFirstName,
			gender: form.gender,
			birthday: form.birthday,
			documentType: form.documentType,
			passport: form.passport,
			passportExpiry: form.passportExpiry,
			idcard: form.idcard,
			mobile: form.mobile,
			mobilePre: form.mobilePre,
			checkedIn: isWell ? 1 : 0,
			status: isWell ? 'DONE' : 'HELP',
			message: isWell ? '' : SEE_STAFF,
			at,
		},
	);
}
