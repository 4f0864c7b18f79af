import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../form/button.tsx';
import { controlLook } from '../form/field.tsx';
import { Panel } from '../list/panel.tsx';
import { Heading } from '../typography.tsx';
import { useIsWide } from '../use-is-wide.ts';

export type FormSection = {
  /** If a link can lead to it. */
  name?: string;
  title: string;
  content: ReactNode;
  /** One-line summary, shown while the section is collapsed. */
  holds?: ReactNode;
};

/**
 * Sections of a long form. A rail beside them, or a select above, marks the current section and those with errors. Those
 * with a summary begin collapsed: on a phone or, in a form that is short until all is opened, always.
 */
export function FormSections({
  sections,
  at,
  folds = 'phone',
  onOpenAll,
}: {
  sections: readonly FormSection[];
  /** Name of the section to begin at, if it is one of these. */
  at?: string | null;
  folds?: 'phone' | 'always' | 'never';
  /** Offered while all sections are collapsed. */
  onOpenAll?: () => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { current, choose } = useSectionInSight(list);
  const wrong = useWrongSections(list);
  const isWide = useIsWide('md');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const open = (index: number) => setOpened((before) => new Set(before).add(index));
  const isFolded = (index: number) =>
    (folds === 'always' || (folds === 'phone' && !isWide)) &&
    sections[index]?.holds !== undefined &&
    !opened.has(index) &&
    !wrong.has(index);
  const isShort = folds === 'always';

  // Expands a collapsed section, so that its invalid field can be focused.
  const [firstWrong] = wrong;
  useEffect(() => {
    if (firstWrong === undefined) return;
    setOpened((before) => new Set(before).add(firstWrong));
    const section = list.current?.children[firstWrong];
    if (list.current?.querySelector('[aria-invalid=true]:focus')) return;
    section?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [firstWrong]);

  const begin = useEffectEvent(() => {
    const index = sections.findIndex(({ name }) => name === at);
    if (index > 0) goTo(index);
  });
  useEffect(() => {
    if (at) begin();
  }, [at]);
  // The button that opened them is gone.
  const wasShort = useRef(isShort);
  const goToFirstFold = useEffectEvent(() => goTo(sections.findIndex(({ holds }) => holds)));
  useEffect(() => {
    if (wasShort.current && !isShort) goToFirstFold();
    wasShort.current = isShort;
  }, [isShort]);

  function goTo(index: number): void {
    choose(index);
    open(index);
    const section = list.current?.children[index];
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }

  return (
    <div className={classNames('grid gap-5', !isShort && 'xl:grid-cols-[9.5rem_minmax(0,1fr)]')}>
      {!isShort && (
        <SectionLinks sections={sections} current={current} wrong={wrong} onChoose={goTo} />
      )}
      <div ref={list} className="grid min-w-0 gap-5">
        {sections.map(({ title, content, holds }, index) => (
          <Panel
            key={title}
            as="section"
            aria-labelledby={`${id}-${index}`}
            className="scroll-mt-14 md:scroll-mt-0"
          >
            <div className={classNames('flex items-center gap-3', !isFolded(index) && 'mb-4')}>
              <div className="min-w-0 flex-1">
                <Heading level={2} id={`${id}-${index}`} tabIndex={-1}>
                  {title}
                </Heading>
                {isFolded(index) && (
                  <p className="mt-1 line-clamp-2 text-small text-quiet wrap-anywhere">{holds}</p>
                )}
              </div>
              {isFolded(index) && (
                <Button
                  size="small"
                  aria-label={t`Open ${title}`}
                  onClick={() => open(index)}
                >{t`Open`}</Button>
              )}
            </div>
            <div hidden={isFolded(index)}>{content}</div>
          </Panel>
        ))}
      </div>
      {isShort && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={onOpenAll}
        >{t`Open all`}</Button>
      )}
    </div>
  );
}

function SectionLinks(props: {
  sections: readonly FormSection[];
  current: number;
  wrong: ReadonlySet<number>;
  onChoose: (index: number) => void;
}) {
  const { sections, current, wrong, onChoose } = props;
  return (
    <>
      <nav aria-label={t`Sections of the form`} className="sticky top-6 self-start max-xl:hidden">
        <ol className="grid border-l border-line">
          {sections.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-current={index === current ? 'true' : undefined}
                aria-label={wrong.has(index) ? t`${title}, has a mistake` : undefined}
                onClick={() => onChoose(index)}
                className="-ml-px flex min-h-10 w-full items-center gap-2 border-l-2 border-transparent pl-3 text-left text-small text-quiet hover:text-bright aria-[current=true]:border-bright aria-[current=true]:text-bright"
              >
                <span className="min-w-0 flex-1">{title}</span>
                {wrong.has(index) && <CircleAlert size={16} className="shrink-0 text-closed" />}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="sticky top-(--bar-height) z-10 -mx-[16px] border-b border-line bg-ground px-4 py-2 md:top-0 md:-mx-6 md:px-6 lg:-mx-8 lg:px-8 xl:hidden">
        <select
          aria-label={t`Go to a section`}
          value={current}
          onChange={({ target }) => onChoose(Number(target.value))}
          className={classNames(
            controlLook,
            'min-h-11! py-1.5!',
            wrong.size > 0 && 'border-closed!',
          )}
        >
          {sections.map(({ title }, index) => (
            <option key={title} value={index}>
              {index + 1}/{sections.length} {title}
              {wrong.has(index) ? t` – has a mistake` : ''}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/**
 * The last section above the middle of the screen; at the end of the page the last one. A selected section stays current
 * while it keeps its position: near the end it may not reach the middle.
 */
function useSectionInSight(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  const chosen = useRef<number>(undefined);
  useEffect(() => {
    function look(): void {
      const tops = [...(list.current?.children ?? [])].map(
        (section) => section.getBoundingClientRect().top,
      );
      const top = chosen.current === undefined ? undefined : tops[chosen.current];
      if (top !== undefined && top >= 0 && top < window.innerHeight * 0.8) return;
      chosen.current = undefined;
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const last = tops.findLastIndex((top) => top < window.innerHeight * 0.4);
      setCurrent(isAtEnd ? tops.length - 1 : Math.max(last, 0));
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  function choose(index: number): void {
    chosen.current = index;
    setCurrent(index);
  }
  return { current, choose };
}

/** Sections containing an invalid field, whoever reported it. */
function useWrongSections(list: RefObject<HTMLElement | null>): ReadonlySet<number> {
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const found = [...element.children].flatMap((section, index) =>
        section.querySelector('[aria-invalid=true], [data-problem]') ? [index] : [],
      );
      setWrong((before) =>
        before.size === found.length && found.every((index) => before.has(index))
          ? before
          : new Set(found),
      );
    };
    look();
    const observer = new MutationObserver(look);
    const attributeFilter = ['aria-invalid'];
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter,
    });
    return () => observer.disconnect();
  }, [list]);
  return wrong;
}
