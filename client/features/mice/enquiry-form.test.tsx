import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const t = textsOf('CN', 'mice');
const mail = () => new URL((screen.getByRole('link', { name: t('contact.write') }) as HTMLAnchorElement).href);

test('an enquiry becomes an e-mail with what was typed, and the same text to copy; nothing typed is lost', async () => {
	const user = userEvent.setup();
	fakeServer();
	openPart(EnquiryForm);
	expect(mail().searchParams.get('subject')).toBe(t('contact.subject'));
	expect(mail().searchParams.get('body')).toBeNull();
	await user.selectOptions(screen.getByLabelText(t('enquiry.kind')), t('kinds.annual.title'));
	await user.type(screen.getByLabelText(t('enquiry.people')), '120 + 30');
	await user.type(screen.getByLabelText(t('enquiry.wishes')), '颁奖晚宴\n& 烟花');
	const lines = [`活动类型：${t('kinds.annual.title')}`, '人数：120 + 30', '想做的事：颁奖晚宴', '& 烟花'];
	expect(mail().pathname).toBe('service@site.example');
	expect(mail().href).not.toContain('+');
	expect(mail().searchParams.get('body')).toBe(lines.join('\r\n'));
	await user.click(screen.getByRole('button', { name: t('enquiry.copy') }));
	expect(await navigator.clipboard.readText()).toBe([t('contact.subject'), ...lines].join('\n'));
	expect(screen.getByLabelText<HTMLInputElement>(t('enquiry.people')).value).toBe('120 + 30');
});
