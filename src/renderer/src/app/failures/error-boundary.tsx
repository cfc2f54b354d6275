import { Component, type ReactNode } from 'react';
import { reportError } from './report-error';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of what failed, and reports it itself; without it nothing does, and the failure goes to the log. */
  fallback?: (error: unknown) => ReactNode;
  /** Another one, and what failed is tried again. */
  place?: unknown;
}

interface State {
  failure: { error: unknown } | null;
  place: unknown;
}

/** Keeps a mistake in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, place: this.props.place };

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: State): State | null {
    return place === state.place ? null : { failure: null, place };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
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
