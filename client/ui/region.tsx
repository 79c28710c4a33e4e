import { Component, type ComponentType, type ContextType, createContext, type ReactNode } from 'react';

/**
 * The notice in place of a region that failed twice, and the address of the page. `onRetry` renders the region anew. The shell
 * provides both.
 */
export const RegionPlace = createContext<{ Notice: ComponentType<{ onRetry: () => void }>; address: string }>({
	Notice: () => null,
	address: '',
});

type State = { error?: { code?: unknown } | null };

/**
 * Keeps a failure inside one region of a page. The region is rendered anew at once, since what translators and extensions did to
 * its texts is gone then; when it fails again within a second, a notice takes its place. Errors with a `code`, such as a failed
 * call or a missing file, pass on to the page's own error.
 */
export class Region extends Component<{ children: ReactNode }, State> {
	static override contextType = RegionPlace;
	declare context: ContextType<typeof RegionPlace>;
	override state: State = {};
	private failedAt = -1e3;
	private failedOn = '';

	static getDerivedStateFromError = (error: unknown): State => ({ error: error ?? {} });

	override componentDidCatch() {
		const before = this.failedAt;
		this.failedAt = performance.now();
		this.failedOn = this.context.address;
		if (this.failedAt - before > 1e3) this.setState({ error: null });
	}

	/** The router keeps the region of a page for the next page, which hasn't failed. */
	override componentDidUpdate() {
		if (this.state.error && this.failedOn !== this.context.address) this.setState({ error: null });
	}

	override render() {
		const { error } = this.state;
		if (!error) return this.props.children;
		if (error.code) throw error;
		return <this.context.Notice onRetry={() => this.setState({ error: null })} />;
	}
}
