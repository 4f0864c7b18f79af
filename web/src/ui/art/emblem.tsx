import {
  crestFields,
  crestMarks,
  crestOutlines,
  emblemChoices,
  emblemColours,
  emblemInk,
  initials,
  portraitChoices,
} from '@one-dream/contract/emblem.ts';
import { useId } from 'react';

type EmblemProps = { name: string; size: number };

export function Emblem({ kind, ...props }: EmblemProps & { kind: 'player' | 'team' }) {
  return kind === 'team' ? <Crest {...props} /> : <Portrait {...props} />;
}

/** Crest of a team without a logo, generated deterministically from the name. */
function Crest({ name, size }: EmblemProps) {
  const clip = useId();
  const choose = emblemChoices(name);
  const [rim, field, mark] = emblemColours[choose(emblemColours.length)] ?? emblemColours[0];
  const outline = crestOutlines[choose(crestOutlines.length)];
  const pattern = crestFields[choose(crestFields.length)];
  // Letters in half of the cases: a name says more than a symbol.
  const sign = choose(12);
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={rim} stroke={emblemInk} strokeWidth="8" />
      <g transform="translate(128 128) scale(.88) translate(-128 -128)">
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0H256V256H0Z" fill={field} />
          <path d={pattern} opacity=".24" />
        </g>
      </g>
      {sign < crestMarks.length ? (
        <path
          d={crestMarks[sign]}
          fill={mark}
          stroke={emblemInk}
          strokeWidth="10"
          paintOrder="stroke"
          transform="translate(128 124) scale(.78) translate(-128 -128)"
        />
      ) : (
        <text
          x="128"
          y="172"
          textAnchor="middle"
          fill={mark}
          stroke={emblemInk}
          strokeWidth="10"
          paintOrder="stroke"
          className="font-display font-heavy"
          fontSize="136"
        >
          {initials(name)}
        </text>
      )}
    </svg>
  );
}

/** Left halves of the headgear. */
const shells = [
  'M128 38C82 38 56 72 56 120V164C56 186 76 204 106 208H128Z',
  'M128 34L84 46L56 84L52 142L74 190L106 212H128Z',
  'M128 22C82 30 46 84 40 164L62 222H128Z',
  'M128 38H90L58 62L52 112V174L82 208H128Z',
];

const visors = [
  'M70 104H186L190 132L178 142H78L66 132Z',
  'M66 100Q128 80 190 100L186 142Q128 166 70 142Z',
  'M68 98H188L190 128H146L142 186H114L110 128H66Z',
  'M60 98L128 114L196 98L186 140L138 152L128 144L118 152L70 140Z',
  'M68 98H116L122 104V134L112 146H78L66 134V104ZM188 98H140L134 104V134L144 146H178L190 134V104Z',
];

const extras = [
  'M118 18L128 12L138 18V88L128 96L118 88Z',
  'M56 66H200V80H56Z',
  'M128 52L156 84H138L128 72L118 84H100Z',
  'M56 98L36 26L98 62ZM200 98L220 26L158 62Z',
  'M36 116L60 104V172L36 160ZM220 116L196 104V172L220 160Z',
];

const collar = 'M128 190L80 196L72 222L22 240L8 256H128Z';
const mirror = 'matrix(-1 0 0 1 256 0)';

/** Backgrounds of a portrait: dark enough for every coat, each another time of day. */
const grounds = ['#17305c', '#0e3234', '#3a1512', '#2a3a1c', '#3b2450', '#3b4a3f', '#2a2d33'];

const glasses = ['#edf2ea', '#ffd98a', '#ffd60a', '#7fe3d4', '#ff8f7a', '#23262a'];

/** Portrait of a player without a picture: a helmet, generated deterministically from the name. */
function Portrait({ name, size }: EmblemProps) {
  const choose = portraitChoices(name);
  const [coat] = emblemColours[choose(emblemColours.length)] ?? emblemColours[0];
  const ground = grounds[choose(grounds.length)];
  const glass = glasses[choose(glasses.length)];
  const shell = shells[choose(shells.length)];
  const visor = visors[choose(visors.length)];
  const extra = extras[choose(extras.length)];
  const line = { stroke: emblemInk, strokeWidth: 10, paintOrder: 'stroke' };
  return (
    <svg viewBox="0 0 256 256" width={size} height={size} aria-hidden="true">
      <path d="M0 0H256V256H0Z" fill={ground} />
      <path d={crestFields[choose(crestFields.length)]} opacity=".2" />
      <g {...line} fill={coat}>
        <path d={collar} />
        <path d={collar} transform={mirror} />
        <path d={shell} />
        <path d={shell} transform={mirror} />
      </g>
      <path d={`${shell}${collar}`} transform={mirror} opacity=".3" />
      <path d={collar} opacity=".4" />
      <path d={extra} fill={glass} {...line} strokeWidth={6} />
      <path d={visor} fill={glass} {...line} />
      <path d="M96 104H108L92 138H80ZM114 104H120L104 138H98Z" fill="#fff" opacity=".5" />
    </svg>
  );
}
