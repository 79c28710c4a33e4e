/** A drawn sea for the samples, so that this page needs no files. `dusk` shifts its light. */
export function samplePicture(dusk: number): string {
	const sky = ['#0a2e52', '#24384c', '#15548f'][dusk % 3];
	const glow = ['#d9bf8b', '#e7b48a', '#e3ecf5'][dusk % 3];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".85" stop-color="${glow}"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#15548f"/><stop offset="1" stop-color="#06203a"/></linearGradient></defs><rect width="1200" height="420" fill="url(#s)"/><rect y="420" width="1200" height="380" fill="url(#w)"/><circle cx="820" cy="400" r="26" fill="${glow}"/><path d="M760 470h120M730 510h180M780 556h90M740 610h150M790 680h70" stroke="${glow}" stroke-opacity=".5" stroke-width="5"/></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
