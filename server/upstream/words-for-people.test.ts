import { describe, expect, it } from 'vitest';
import { shownIn } from '#server/request/errors.ts';
import { wordsForPeople } from './words-for-people.ts';

const FOR_PROGRAMMERS = [
	'### Error querying database. Cause: java.sql.SQLException ### SQL: SELECT id,order_no FROM t_order',
	'java.lang.NullPointerException',
	'NullPointerException',
	'Cannot invoke "com.line.order.Order.getId()" because "order" is null',
	'Could not write JSON: Infinite recursion',
	'JSON parse error: Cannot deserialize value of type `int`',
	"Required request parameter 'orderId' for method parameter type String is not present",
	'org.springframework.dao.DataIntegrityViolationException',
	'feign.RetryableException: Read timed out executing POST http://order-service/orders',
	'com.alibaba.fastjson.JSONException: syntax error, expect {, actual [',
	'Caused by: java.net.ConnectException: Connection refused',
	'Data truncation: Data too long for column name at row 1',
	"Duplicate entry '138' for key 'uk_mobile'",
	'ORA-00942: table or view does not exist',
	'SQLSTATE[23000]: Integrity constraint violation: 1062',
	'Deadlock found when trying to get lock; try restarting transaction',
	'Undefined index: mobile in /var/www/html/app/Order.php on line 41',
	'Trying to get property of non-object',
	'Call to a member function getId() on null',
	'Illuminate\\Database\\QueryException',
	'Uncaught TypeError: Argument 1 passed must be of the type array',
	'runtime error: invalid memory address or nil pointer dereference',
	'panic: assignment to entry in nil map',
	'rpc error: code = Unavailable desc = transport is closing',
	'dial tcp 10.0.3.7:3306: connect: connection refused',
	'context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
	'Object reference not set to an instance of an object.',
	'System.InvalidOperationException: Sequence contains no elements',
	'A network-related or instance-specific error occurred while establishing a connection to SQL Server.',
	'502 Bad Gateway',
	'upstream connect error or disconnect/reset before headers',
	'<html><head><title>504 Gateway Time-out</title></head></html>',
	'no healthy upstream',
	'Service Unavailable: server error',
	'Internal Server Error',
	'ECONNRESET',
	'{"timestamp":"2026-11-28","status":500}',
	'READONLY You can’t write against a read only replica. Redis',
	'系统异常：空指针',
	'数据库连接失败',
	'参数错误: orderNo不能为空',
	'调用下游服务超时',
	'OK',
	'fail',
	'',
	'x'.repeat(201),
];

const FOR_PEOPLE = [
	'舱房已被预订',
	'价格已变动',
	'该房型暂停销售',
	'短信通道繁忙，请五分钟后再试',
	'系统维护中',
	'中文姓名不匹配',
	'证件未通过',
	'您的订单 20261121001 已超过取消期限，如有疑问请致电 400-820-8820。',
	'此手机号今日获取验证码次数已达上限（5次）',
	'优惠券“新春立减¥200”已使用',
	'1月3日18:00前未付款，订单已关闭',
	'Sold out',
	'This cabin has just been booked.',
	'Your passport must be valid for six months after the voyage.',
	'Please call us on +86 21 6888 8888.',
	'The name doesn’t match the order.',
];

describe('the words of a refusal', () => {
	it.each(FOR_PROGRAMMERS)('aren’t shown when they are for programmers: %s', (message) => {
		expect(wordsForPeople(message)).toBeUndefined();
	});

	it.each(FOR_PEOPLE)('are shown when they are for people: %s', (message) => {
		expect(wordsForPeople(message)).toBe(message);
	});

	it('are none where there is no text', () => {
		expect([null, undefined, 12, {}].map(wordsForPeople)).toEqual([undefined, undefined, undefined, undefined]);
	});

	it.each([
		['舱房已被预订', 'CN'],
		['优惠券 WINTER 已使用', 'CN'],
		['Sold out', 'EN'],
	] as const)('“%s” are shown on pages in %s only', (shown, lang) => {
		expect(shownIn({ shown }, lang)).toBe(shown);
		expect(shownIn({ shown }, lang === 'CN' ? 'EN' : 'CN')).toBeUndefined();
	});
});
