import { Component } from "react";

type ErrorBoundaryProps = Record<"children" | "fallback", React.ReactNode>;

/** Shows the fallback once one of its children throws. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): React.ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
