import { Component, type ComponentChildren } from "preact";

interface PageBoundaryProps {
  /** The path of the page. Another page begins without the error. */
  readonly path: string;
  readonly children: ComponentChildren;
}

/** Shows an unexpected error of a page instead of nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly error?: unknown }> {
  override componentDidCatch(error: unknown): void {
    this.setState({ error });
    // The browser's own tools show where it was thrown.
    reportError(error);
  }

  override componentDidUpdate({ path }: PageBoundaryProps): void {
    if (path !== this.props.path && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render({ children }: PageBoundaryProps) {
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <div class="notice bad" role="alert">
        <strong>This page has failed</strong>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <button type="button" onClick={() => location.reload()}>
          Reload
        </button>
      </div>
    );
  }
}
