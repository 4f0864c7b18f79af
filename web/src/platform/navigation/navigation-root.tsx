import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, renderMatches } from 'react-router';
import type { Navigation } from './navigation.ts';
import { NavigationContext, ViewContext } from './use-navigation.ts';

/** The pages of the site, as `navigation` goes through them. */
export function NavigationRoot(props: {
  navigation: Navigation;
  /** Until the first page has its code. */
  fallback: ReactNode;
}) {
  const { navigation, fallback } = props;
  const [view, setView] = useState(navigation.readView);
  // In a transition, so that a page which takes long to render holds up nothing.
  useLayoutEffect(() => {
    const show = () => startTransition(() => setView(navigation.readView()));
    show();
    return navigation.subscribe(show);
  }, [navigation]);
  if (!view) return fallback;
  return (
    <NavigationContext value={navigation}>
      <ViewContext value={view}>
        <Router location={view.location} navigator={navigation.navigator}>
          {renderMatches(view.matches)}
        </Router>
      </ViewContext>
    </NavigationContext>
  );
}
