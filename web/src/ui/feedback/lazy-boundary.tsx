import { Component, type ReactNode, Suspense } from 'react';

interface LazyBoundaryProps {
  /** Shown while the code loads, and if it fails to. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Boundary around lazily loaded code that the page can do without. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <Boundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** React supports error boundaries only as classes. */
class Boundary extends Component<LazyBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
