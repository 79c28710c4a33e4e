/** HTML of the backend, sanitised by our server: the only component that renders it as HTML. */
export const RichText = ({ html, className = '' }: { html: string; className?: string }) => (
	<div
		className={`[&_a]:text-link [&_a]:underline [&_h3]:mb-3 [&_h3]:font-display [&_h3]:text-h4 [&_img]:h-auto [&_img]:max-w-full [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:mb-3 [&_ul]:list-disc [&_ul]:pl-5 ${className}`}
		dangerouslySetInnerHTML={{ __html: html }}
	/>
);
