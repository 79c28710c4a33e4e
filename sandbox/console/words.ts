/** Shows both languages beside each other, because people try the site out in either. */
export const both = (cn: string, en: string): string => `${cn} <small lang="en">${en}</small>`;

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const time = (epoch: number): string =>
	new Intl.DateTimeFormat('zh-CN', { timeStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(epoch);

export const form = (action: string, fields: string): string =>
	`<form method="post" action="/__sandbox/${action}">${fields}</form>`;
export const hidden = (name: string, value: string): string =>
	`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

export const empty = (cn: string, en: string): string => `<p class="empty">${both(cn, en)}</p>`;
