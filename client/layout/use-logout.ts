import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { dropPasses } from '#client/app/kept-passes.ts';
import { announceSession } from '#client/app/other-tabs.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { forgetTab } from '#client/app/stored.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { paths } from '#shared/paths.ts';

/**
 * Logs out and loads the home page as a new document, so that nothing shown to the member stays in the tab. A failure shows a
 * message, and changes nothing.
 */
export function useLogout(): { logout: () => void; busy: boolean } {
	const { t } = useTranslation();
	const show = useMessages();
	const [busy, setBusy] = useState(false);
	const logout = () => {
		setBusy(true);
		browserApi('POST /logout', {}).then(
			() => {
				announceSession();
				forgetTab();
				void dropPasses().then(() => location.assign(inPageLanguage(paths.home)));
			},
			() => {
				setBusy(false);
				show('error', t('member.logoutFailed'));
			},
		);
	};
	return { logout, busy };
}
