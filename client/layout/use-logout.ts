import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserApi } from '#client/app/api.ts';
import { inPageLanguage } from '#client/app/page-language.ts';
import { useMessages } from '#client/ui/messages.tsx';
import { paths } from '#shared/paths.ts';

/** Ends the session and begins anew at home: nothing a member was shown stays in the tab. A failure is said, and changes nothing. */
export function useLogout(): { logout: () => void; busy: boolean } {
	const { t } = useTranslation();
	const show = useMessages();
	const [busy, setBusy] = useState(false);
	const logout = () => {
		setBusy(true);
		browserApi('POST /logout', {}).then(
			() => location.assign(inPageLanguage(paths.home)),
			() => {
				setBusy(false);
				show('error', t('member.logoutFailed'));
			},
		);
	};
	return { logout, busy };
}
