// How the site's endpoints are exercised with supertest. Copy it, `npm install supertest`, start the site on your own backend
// (UPSTREAM_URL=https://your.backend npm start), then:
//
//   SITE=http://localhost:3000 node --test api.example.mjs
//
// Members' endpoints need a login: MOBILE is a number of yours, and READ_CODE a command that prints the code that your backend has sent to it last.
// Without them the code is read off the console of the stand-in backend, which only a site has that was started without UPSTREAM_URL.
import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { before, describe, it } from 'node:test';
import supertest from 'supertest';

const { SITE = 'http://localhost:3000', MOBILE = '13800138000', READ_CODE } = process.env;

/** Keeps cookies, as a browser does. `X-CSRF: 1` says that no other website's page makes the request; every POST and DELETE needs it. */
const client = supertest.agent(SITE).set('X-CSRF', '1');

/** Sends a code to a number and finds out what it is. It is good in this client alone. */
async function codeFor(mobile) {
	await client.post('/api/openapi/message/sms/code').send({ mobile, mobilePre: '86' }).expect(200);
	if (READ_CODE) return execSync(READ_CODE, { encoding: 'utf8' }).trim();
	const { text } = await client.get('/__sandbox').expect(200);
	return new RegExp(`${mobile}\\D+(\\d{4,6})`).exec(text.replaceAll(/<[^>]*>/g, ' '))?.[1] ?? '';
}

describe('for everybody', () => {
	it('what upstream answers comes in its envelope', async () => {
		const { body } = await client.get('/api/openapi/cruise/all').expect(200);
		assert.equal(body.err, 0);
		assert.ok(body.data.every((ship) => typeof ship.id === 'string'));
	});

	it('voyages are searched', async () => {
		const { body } = await client.post('/api/openapi/voyage').send({ page: 0, pageSize: 5 }).expect(200);
		assert.equal(body.data.rows.length, 5);
	});

	it('what a page shows is one call, in the language that is asked for', async () => {
		const { body } = await client.get('/api/search').query({ lang: 'EN' }).expect(200);
		assert.ok(body.data.rows.length > 0);
	});

	it('input that doesn’t fit is refused with the field’s name, before upstream is asked', async () => {
		const { body } = await client.post('/api/openapi/message/sms/code').send({ mobile: '1', mobilePre: '86' }).expect(400);
		assert.equal(body.data.field, 'mobile');
	});

	it('without X-CSRF nothing can be changed', async () => {
		await supertest(SITE).post('/api/openapi/voyage').send({}).expect(403);
	});

	it('members’ calls are refused', async () => {
		const { body } = await supertest(SITE).get('/api/openapi/order/individual').expect(401);
		assert.equal(body.err, 700);
	});
});

describe('for a member', () => {
	before(async () => {
		const code = await codeFor(MOBILE);
		const login = await client.post('/api/openapi/guest/pc/mobile/login').send({ mobile: MOBILE, mobilePre: '86', code });
		assert.equal(login.status, 200, login.text);
		// The token stays on the server; the client gets a cookie that no script can read.
		assert.equal(login.body.data.token, undefined);
	});

	it('the session is known', async () => {
		const { body } = await client.get('/api/session').expect(200);
		assert.equal(body.data.user.mobileMasked.slice(-4), MOBILE.slice(-4));
	});

	it('orders are listed', async () => {
		const { body } = await client.get('/api/openapi/order/individual').query({ page: 0, pageSize: 5 }).expect(200);
		assert.equal(typeof body.data.total, 'number');
	});

	it('logging out ends it', async () => {
		await client.post('/api/logout').send({}).expect(200);
		await client.get('/api/openapi/order/individual').expect(401);
	});
});
