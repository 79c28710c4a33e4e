import { fireEvent, render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { MessagesProvider, useMessages } from './messages.tsx';

function Speaker() {
	const show = useMessages();
	return (
		<button type="button" onClick={() => show('error', '已售罄')}>
			说
		</button>
	);
}

test('the button that closes a message can be found by readers before it has the focus', async () => {
	render(
		<MessagesProvider labels={{ region: '消息', close: '关闭' }}>
			<Speaker />
		</MessagesProvider>,
	);
	fireEvent.click(screen.getByRole('button', { name: '说' }));
	await screen.findByText('已售罄');
	await screen.findByRole('button', { name: '关闭' });
});
