import { Component, type ReactNode } from 'react';
import { reportError } from './report-error';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders in place of the failed part and reports the error itself; without it, nothing is rendered and the error is logged. */
  fallback?: (error: unknown) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Limits an error to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.fallback) void reportError(error, window.location.hash);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? (this.props.fallback?.(failure.error) ?? null) : this.props.children;
  }
}
