import { Component, type ReactNode } from 'react';
import { restoreBuiltIns } from '../section-loader/builtIns';

interface Props {
  /** Another value gives the content a new chance. */
  resetKey: unknown;
  onError: (error: unknown) => void;
  /** Shown instead of content that threw. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps an error of a section's own code inside the section's region. */
export class SectionErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    // What is shown instead has to be able to run.
    restoreBuiltIns();
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  private readonly retry = () => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
