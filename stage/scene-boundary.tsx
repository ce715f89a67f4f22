import { Component, type ReactNode } from 'react';
import { messageOf, reportFault } from './fault-log.ts';

interface Props {
  sceneKey: string;
  frame: number;
  children: ReactNode;
}

interface State {
  frame: number;
  failed: boolean;
}

/** Keeps one scene's error from the others. The scene is left out of the frame that failed and tried anew at the next. */
export class SceneBoundary extends Component<Props, State> {
  override state: State = { frame: this.props.frame, failed: false };

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return state.frame === props.frame ? null : { frame: props.frame, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { sceneKey, frame } = this.props;
    reportFault({ key: sceneKey, frame, kind: 'render', message: messageOf(error) }, error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
