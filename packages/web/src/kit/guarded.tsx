import { Component, type ReactNode } from 'react';

interface GuardedProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** What cannot be drawn takes nothing else with it: something else stands there instead. */
export class Guarded extends Component<GuardedProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
