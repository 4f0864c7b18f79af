import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Outlet, type RouteObject } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CatchErrors } from './catch-errors.tsx';
import { createNavigation, type Navigation } from './navigation.ts';
import { NavigationRoot } from './navigation-root.tsx';
import { RestoreScroll } from './restore-scroll.tsx';
import type { SiteRoutes } from './route-code.ts';
import { useBlocker, useIsPending, useNavigate } from './use-navigation.ts';

const Broken = () => <p>It broke</p>;

function Frame() {
  return (
    <>
      {useIsPending() && <p>On its way</p>}
      <CatchErrors Instead={Broken}>
        <Outlet />
      </CatchErrors>
      <RestoreScroll />
    </>
  );
}

const Long = ({ children }: { children: ReactNode }) => (
  <main style={{ height: 5000 }}>{children}</main>
);
const Start = () => (
  <Long>
    <h1>Start</h1>
    <nav style={{ position: 'fixed', top: 0 }}>
      <Link to="/second">To the second</Link>
      <Link to="/second#part">To its part</Link>
      <Link to="/?kept" preventScrollReset>
        Stay here
      </Link>
    </nav>
  </Long>
);
const Second = () => (
  <Long>
    <h1>Second</h1>
    <p id="part" style={{ marginTop: 2000 }}>
      Part
    </p>
  </Long>
);

/** A page whose code comes when the test says so. */
function latePage(path: string, text: string) {
  let answer = '';
  const lazy = async () => {
    await expect.poll(() => answer).not.toBe('');
    if (answer === 'lost') throw new Error('lost');
    return { element: <h1>{text}</h1> };
  };
  return {
    route: { path, lazy } satisfies RouteObject,
    come: () => {
      answer = 'here';
    },
    fail: () => {
      answer = 'lost';
    },
  };
}

const atOnce: RouteObject[] = [
  { path: '/', Component: Start },
  { path: '/second', Component: Second },
];

function open(children: RouteObject[], later?: SiteRoutes['later']): Navigation {
  window.sessionStorage.clear();
  window.history.pushState(null, '', '/');
  const place = document.createElement('div');
  document.body.append(place);
  const routes = [{ Component: Frame, children: [...atOnce, ...children] }];
  const navigation = createNavigation({ routes, ...(later && { later }) });
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <NavigationRoot navigation={navigation} fallback={null} />
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    navigation.close();
    place.remove();
    window.history.replaceState(null, '', '/');
  });
  return navigation;
}

const heading = (name: string) => expect.element(page.getByRole('heading', { name }));

/** The effects of the first page have run, the second time as well that strict mode has them run. */
const settled = () => expect.poll(() => window.history.scrollRestoration).toBe('manual');

test('the old page and its address stand until the code of the next is there', async () => {
  const late = latePage('/late', 'Late');
  const navigation = open([late.route]);
  await heading('Start').toBeVisible();
  const arrival = navigation.navigate('/late');
  await expect.element(page.getByText('On its way')).toBeVisible();
  await heading('Start').toBeVisible();
  expect(window.location.pathname).toBe('/');
  late.come();
  await arrival;
  expect(window.location.pathname).toBe('/late');
  await heading('Late').toBeVisible();
  expect(page.getByText('On its way').query()).toBeNull();
});

test('of two pages on their way the one asked for last is shown', async () => {
  const [one, other] = [latePage('/one', 'One'), latePage('/other', 'Other')];
  const navigation = open([one.route, other.route]);
  const entries = window.history.length;
  const first = navigation.navigate('/one');
  const second = navigation.navigate('/other');
  other.come();
  await second;
  one.come();
  await first;
  expect(window.location.pathname).toBe('/other');
  expect(window.history.length).toBe(entries + 1);
  await heading('Other').toBeVisible();
});

test('a page whose code does not come is told of in its place, and asked for again', async () => {
  const late = latePage('/late', 'Late');
  const navigation = open([late.route]);
  const arrival = navigation.navigate('/late');
  late.fail();
  await arrival;
  await expect.element(page.getByText('It broke')).toBeVisible();
  expect(window.location.pathname).toBe('/late');
  await navigation.navigate('/');
  await heading('Start').toBeVisible();
  const again = navigation.navigate('/late');
  late.come();
  await again;
  await heading('Late').toBeVisible();
});

test('routes that are fetched on the first visit stand above the page for unknown addresses', async () => {
  let isLost = true;
  const navigation = open(
    [{ path: '*', element: <h1>Unknown</h1> }],
    [
      {
        at: /^\/rare/,
        load: async () => {
          if (isLost) throw new Error('lost');
          return [{ path: '/rare/:id', element: <h1>Rare</h1> }];
        },
      },
    ],
  );
  await navigation.navigate('/nowhere');
  await heading('Unknown').toBeVisible();
  await navigation.navigate('/rare/1');
  await expect.element(page.getByText('It broke')).toBeVisible();
  isLost = false;
  await navigation.navigate('/rare/2');
  await heading('Rare').toBeVisible();
});

test('a page begins at its top or at its part, and is gone back to where it was left', async () => {
  const navigation = open([]);
  await settled();
  window.scrollTo(0, 700);
  await page.getByRole('link', { name: 'Stay here' }).click();
  await expect.poll(() => window.location.search).toBe('?kept');
  expect(window.scrollY).toBe(700);
  await page.getByRole('link', { name: 'To the second' }).click();
  await heading('Second').toBeVisible();
  expect(window.scrollY).toBe(0);
  await navigation.navigate(-1);
  await heading('Start').toBeVisible();
  await expect.poll(() => window.scrollY).toBe(700);
  await page.getByRole('link', { name: 'To its part' }).click();
  await heading('Second').toBeVisible();
  await expect.poll(() => window.scrollY).toBeGreaterThan(1500);
});

test('a place is kept while the page is loaded anew', async () => {
  open([]);
  await settled();
  window.scrollTo(0, 900);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.sessionStorage.getItem('scroll-places')).toBe('{"/":900}');
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(window.history.scrollRestoration).toBe('manual');
});

function Typed() {
  const { isAsking, stay, leave } = useBlocker((to, from) => to.pathname !== from.pathname);
  const navigate = useNavigate();
  return (
    <>
      <h1>Typed</h1>
      <button type="button" onClick={() => void navigate('/second')}>
        Go
      </button>
      {isAsking && (
        <div role="dialog">
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={leave}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

test('who typed something is asked before a link takes them away', async () => {
  const navigation = open([{ path: '/typed', Component: Typed }]);
  await navigation.navigate('/typed');
  await page.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(page.getByRole('dialog').query()).toBeNull();
  await heading('Typed').toBeVisible();
  await navigation.navigate('/typed?tab=two');
  expect(window.location.search).toBe('?tab=two');
  await page.getByRole('button', { name: 'Go' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await heading('Second').toBeVisible();
});

test('so are they before Back does, however often it is pressed', async () => {
  const navigation = open([{ path: '/typed', Component: Typed }]);
  await navigation.navigate('/second');
  await navigation.navigate('/typed');
  await heading('Typed').toBeVisible();
  for (const _ of [1, 2]) {
    window.history.back();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect.poll(() => window.location.pathname).toBe('/typed');
  }
  window.history.go(-2);
  await page.getByRole('button', { name: 'Leave' }).click();
  await heading('Start').toBeVisible();
  expect(window.location.pathname).toBe('/');
  window.history.forward();
  await heading('Second').toBeVisible();
});

test('an address of another site is refused', async () => {
  const navigation = open([]);
  await expect(navigation.navigate('//elsewhere.example/')).rejects.toThrow('Not on this site');
});
