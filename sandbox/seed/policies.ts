import { POLICY_TYPES } from '#shared/constants.ts';

type PolicyRow = {
	type: (typeof POLICY_TYPES)[number];
	title: string;
	enTitle: string;
	content: string;
	enContent: string;
	updatedAt: string;
};

export const policies = (): PolicyRow[] =>
	POLICY_TYPES.map((type) => ({
		type,
		title: '条款与须知',
		enTitle: 'Terms and Notices',
		content: '<h2>适用范围</h2><p>本条款适用于通过本网站预订的全部航次。</p>',
		enContent: '<h2>Scope</h2><p>These terms apply to every voyage booked on this website.</p>',
		updatedAt: '2026-01-01',
	}));
