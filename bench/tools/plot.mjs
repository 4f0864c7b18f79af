/** Renders a Vega-Lite chart from standard input to an SVG on standard output. */
import { text } from 'node:stream/consumers';
import { parse, View } from 'vega';
import { compile } from 'vega-lite';

const { spec } = compile(JSON.parse(await text(process.stdin)));
const view = new View(parse(spec), { renderer: 'none' });
process.stdout.write(await view.toSVG());
