import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#client/test-support/fake-server.ts';
import { openPart } from '#client/test-support/open-page.tsx';
import { textsOf } from '#client/test-support/texts.ts';
import type { Device } from '#shared/rules/device.ts';
import SupportPanel from './support-panel.tsx';

const t = textsOf('CN', 'support');
const common = textsOf('CN', 'common');

async function openPanel(device: Device) {
	fakeServer({});
	openPart(() => <SupportPanel open onClose={() => {}} />, { device });
	return within(await screen.findByRole('dialog', { name: common('support.title') }));
}

test.each<Device>(['desktop', 'mobile'])('without a chat the panel says so and names the other ways, on %s', async (device) => {
	const panel = await openPanel(device);
	expect(panel.getByText(t('noChat'))).toBeTruthy();
	expect(panel.getByRole('link', { name: 'service@site.example' }).getAttribute('href')).toBe('mailto:service@site.example');
	expect(panel.getByText('400-000-0000')).toBeTruthy();
	expect(document.querySelector('iframe')).toBeNull();
});

test('on a phone the number is a link', async () => {
	const phone = await openPanel('mobile');
	expect(phone.getByRole('link', { name: t('call') }).getAttribute('href')).toBe('tel:400-000-0000');
});

test('on a desktop the number is plain text', async () => {
	const desktop = await openPanel('desktop');
	expect(desktop.queryByRole('link', { name: t('call') })).toBeNull();
});
