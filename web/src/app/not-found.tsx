import { data } from 'react-router';

/** Route for all unknown addresses: the boundary around it shows the site's not-found page. */
export function loader(): never {
  throw notFound();
}

export function clientLoader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}

function notFound() {
  return data(null, { status: 404 });
}
