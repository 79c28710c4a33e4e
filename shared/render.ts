import type { Api } from './catalogue/catalogue.ts';
import type { PageAssets, PageFacts } from './page.ts';

/** The input of the client's entry on the server: a request, and everything that its rendering may use. */
export type RenderInput = {
	request: Request;
	api: Api;
	/** The visitor: pages for members and for guests redirect all others before anything is loaded. */
	identity: 'guest' | 'member' | 'unknown';
	facts: Omit<PageFacts, 'assets'>;
	assetsOf: (modules: readonly string[]) => PageAssets;
	/** Wait for every late part before answering, so that the page comes out whole. */
	wait: boolean;
};

type StreamHandlers = {
	nonce: string;
	onShell: () => void;
	onShellError: (error: unknown) => void;
	onError: (error: unknown) => void;
};

/** A redirect; no page, since it is for members and the session store is away; a whole page; or one to be streamed, since parts are still awaited. */
export type Rendered =
	| { kind: 'redirect'; status: number; location: string }
	| { kind: 'unknown-visitor' }
	| { kind: 'whole'; status: number; html: string }
	| {
			kind: 'pending';
			status: number;
			stream: (handlers: StreamHandlers) => { pipe: (to: NodeJS.WritableStream) => void; abort: () => void };
	  };
