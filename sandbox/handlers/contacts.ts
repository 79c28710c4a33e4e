import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { contacts as calls } from '#shared/catalogue/openapi/contacts.ts';
import { fitsLastCharacter } from '#shared/rules/id-card.ts';
import { isTooOld } from '#shared/rules/passenger.ts';
import { isMobileUsedUp, sameDocument } from '#shared/rules/passenger-list.ts';
import type { Context } from '../context.ts';
import { notFound, SandboxError } from '../errors.ts';
import type { HandlersOf } from './handler.ts';

type TouristInput = ParsedInput<'POST /openapi/user/tourist'>;
type TouristRow = TouristInput & { id: number };
type ContactRow = { id: number; name: string; mobile: string; email: string };

const DUPLICATE = 2001;
const MOBILE_USED_UP = 2002;
const ID_CARD_WRONG = 2003;
const BIRTHDAY_WRONG = 2004;

const touristsOf = ({ db, memberId }: Context) =>
	db.all<TouristRow>('SELECT * FROM tourist WHERE memberId = :memberId ORDER BY id', { memberId });

function touristOf({ db, memberId }: Context, id: string): TouristRow {
	const row = db.get<TouristRow>('SELECT * FROM tourist WHERE id = CAST(:id AS INTEGER) AND memberId = :memberId', {
		id,
		memberId,
	});
	if (!row) throw notFound('旅客');
	return row;
}

function contactOf({ db, memberId }: Context, id: string): ContactRow {
	const row = db.get<ContactRow>('SELECT * FROM contact WHERE id = CAST(:id AS INTEGER) AND memberId = :memberId', {
		id,
		memberId,
	});
	if (!row) throw notFound('联系人');
	return row;
}

const numberOf = ({ passport, idcard }: { passport: string; idcard: string }) => passport || idcard;

/** Refuses an impossible birthday, a wrong identity card, a document that is there already, and a number that four passengers have. */
function checkPassenger(context: Context, { id, ...input }: TouristInput & { id: string }): void {
	if (input.birthday > context.today || isTooOld(input.birthday, context.today))
		throw new SandboxError(BIRTHDAY_WRONG, '出生日期有误，请核对');
	if (input.documentType === 'ID_CARD' && !fitsLastCharacter(input.idcard))
		throw new SandboxError(ID_CARD_WRONG, '身份证号码有误，请核对');
	const others = touristsOf(context).map((row) => ({ ...row, id: String(row.id), number: numberOf(row) }));
	if (sameDocument(others, { id, documentType: input.documentType, number: numberOf(input) }))
		throw new SandboxError(DUPLICATE, '旅客信息重复');
	if (isMobileUsedUp(others, { id, mobile: input.mobile, mobilePre: input.mobilePre }))
		throw new SandboxError(MOBILE_USED_UP, '同一手机号最多用于 4 位旅客');
}

const columns = (input: object): string[] => Object.keys(input);

export const contacts: HandlersOf<keyof typeof calls> = {
	'GET /openapi/user/tourist': (_, context) => touristsOf(context),

	'GET /openapi/user/tourist/{id}': ({ id }, context) => touristOf(context, id),

	'POST /openapi/user/tourist': (input, context) => {
		checkPassenger(context, { ...input, id: '' });
		const names = columns(input);
		const { lastInsertRowid } = context.db.run(
			`INSERT INTO tourist (memberId, ${names.join(', ')}) VALUES (:memberId, ${names.map((name) => `:${name}`).join(', ')})`,
			{ ...input, memberId: context.memberId },
		);
		return { id: Number(lastInsertRowid) };
	},

	'POST /openapi/user/tourist/{id}': ({ id, ...input }, context) => {
		touristOf(context, id);
		checkPassenger(context, { ...input, id });
		const changes = columns(input).map((name) => `${name} = :${name}`);
		context.db.run(`UPDATE tourist SET ${changes.join(', ')} WHERE id = CAST(:id AS INTEGER)`, { ...input, id });
		return {};
	},

	'DELETE /openapi/user/tourist/{id}': ({ id }, context) => {
		context.db.run('DELETE FROM tourist WHERE id = :id', { id: touristOf(context, id).id });
		return {};
	},

	'GET /openapi/user/contact': (_, { db, memberId }) =>
		db.all<ContactRow>('SELECT id, name, mobile, email FROM contact WHERE memberId = :memberId ORDER BY id', { memberId }),

	'GET /openapi/user/contact/{id}': ({ id }, context) => contactOf(context, id),

	'POST /openapi/user/contact': ({ name, mobile, email }, { db, memberId }) => {
		const { lastInsertRowid } = db.run(
			'INSERT INTO contact (memberId, name, mobile, email) VALUES (:memberId, :name, :mobile, :email)',
			{ memberId, name, mobile, email },
		);
		return { id: Number(lastInsertRowid) };
	},

	'POST /openapi/user/contact/{id}': ({ id, name, mobile, email }, context) => {
		contactOf(context, id);
		context.db.run('UPDATE contact SET name = :name, mobile = :mobile, email = :email WHERE id = CAST(:id AS INTEGER)', {
			id,
			name,
			mobile,
			email,
		});
		return {};
	},

	'DELETE /openapi/user/contact/{id}': ({ id }, context) => {
		context.db.run('DELETE FROM contact WHERE id = :id', { id: contactOf(context, id).id });
		return {};
	},
};
