import { Component, type ReactNode } from 'react';
import { reportError } from './report-error';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of what failed, and reports it itself; without it nothing does, and the failure goes to the log. */
  fallback?: (error: unknown) => ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Keeps a mistake in one part of the page from taking the rest with it. */
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
