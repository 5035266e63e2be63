import { Component } from "react";

type ErrorBoundaryProps = {
  /** What stands in place of the children once one of them has failed. */
  instead: React.ReactNode;
  children: React.ReactNode;
};

/** Keeps an error of its children to itself; React writes it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): React.ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
