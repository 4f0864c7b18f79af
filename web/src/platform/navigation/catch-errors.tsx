import { Component, type ComponentType, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router';

type Props = {
  children: ReactNode;
  /** Shown in place of what broke, until another page is gone to. */
  Instead: ComponentType<{ error: unknown }>;
};

export function CatchErrors(props: Props) {
  return <Boundary {...props} location={useLocation()} />;
}

/** In the place of a page whose code did not come. */
export function Failed({ error }: { error: unknown }): never {
  throw error;
}

type State = { location: Location; failure?: { error: unknown } | undefined };

class Boundary extends Component<Props & { location: Location }, State> {
  override state: State = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: { location: Location }, state: State) {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, Instead } = this.props;
    return failure ? <Instead error={failure.error} /> : children;
  }
}
