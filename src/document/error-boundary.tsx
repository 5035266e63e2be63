import { Component } from "react";

type ErrorBoundaryProps = {
  /** Rendered instead of the children after one of them throws. */
  fallback: React.ReactNode;
  children: React.ReactNode;
};

/** Contains errors thrown by its children. React logs them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): React.ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
