import { expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.ts';

const { paths } = openApiDocument('https://www.good.test') as unknown as {
	paths: Record<string, Record<string, { requestBody?: { content: object }; responses: { 200: { content: object } } }>>;
};
const bodyOf = (path: string, method: string) => Object.keys(paths[path]?.[method]?.requestBody?.content ?? {});
const replyOf = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses[200].content ?? {});

it('tells backend teams which calls take a picture, and which answer with a picture or with events', () => {
	expect(bodyOf('/booking/ocr', 'post')).toEqual(['image/jpeg', 'image/png', 'image/webp']);
	expect(replyOf('/booking/ocr', 'post')).toEqual(['application/json']);
	expect(replyOf('/openapi/message/captcha', 'get')).toEqual(['image/*']);
	expect(replyOf('/login/wechat/events', 'get')).toEqual(['text/event-stream']);
	expect(bodyOf('/booking/save', 'post')).toEqual(['application/json']);
});
