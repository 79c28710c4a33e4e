import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeServer } from '#client/test-support/fake-server.ts';
import { effectsRun, openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import { checkInFormPath, paths } from '#shared/paths.ts';
import ResumeBar from './resume-bar.tsx';

const t = textsOf('CN', 'trip');
const begun = {
	order: '20270001',
	person: '7',
	name: '林知远',
	step: 'contact',
	savedAt: Date.parse('2027-01-05T10:42:00+08:00'),
} as const;
const open = (pathname: string = paths.user) => openPart(() => <ResumeBar pathname={pathname} />);
const link = () => screen.queryByRole('link', { name: (name) => name.includes(t('resume.go')) });

test('leads back to the step of the check-in that was saved last, and names its person and the time', async () => {
	fakeServer({ 'GET /check-in/unfinished': { unfinished: begun } });
	open();
	await waitFor(() => expect(link()).not.toBeNull());
	expect(link()?.getAttribute('href')).toBe(checkInFormPath(begun));
	expect(link()?.textContent).toContain(t('resume.title', { name: begun.name }));
	expect(link()?.textContent).toContain('2027年1月5日 10:42');
});

test.each([
	['nothing was begun', { unfinished: null }],
	['it can’t be loaded', failure('upstream-unavailable')],
])('says nothing when %s', async (_, answer) => {
	const server = fakeServer({ 'GET /check-in/unfinished': answer });
	open();
	await waitFor(() => expect(server.inputs('GET /check-in/unfinished')).toHaveLength(1));
	expect(link()).toBeNull();
});

test.each([paths.booking, paths.payment, paths.checkInForm, paths.search])('isn’t on %s', async (pathname) => {
	const server = fakeServer({ 'GET /check-in/unfinished': { unfinished: begun } });
	open(pathname);
	await effectsRun();
	expect(server.inputs('GET /check-in/unfinished')).toEqual([]);
});
