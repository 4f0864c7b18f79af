import { Fragment } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { type Inline, parseRichText } from './rich-text-blocks.ts';

/** Renders an organiser's text with its breaks, lists, styles and links. */
export function RichText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      {parseRichText(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
          <p key={index}>
            <Inlines content={block.content} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
          <ul key={index} className="flex flex-col gap-1.5">
            {block.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
              <li key={place} className="relative pl-5">
                <span
                  aria-hidden="true"
                  className="absolute top-[9px] left-0.5 size-1.5 rotate-45 bg-quiet"
                />
                <Inlines content={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Inlines({ content }: { content: Inline[] }) {
  return content.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change in place
    <Fragment key={index}>{renderInline(inline)}</Fragment>
  ));
}

function renderInline(inline: Inline) {
  if (inline.kind === 'break') return <br />;
  if (inline.kind === 'link') {
    return (
      <TextLink to={inline.url} className="break-all">
        {inline.text}
      </TextLink>
    );
  }
  let content = <>{inline.text}</>;
  if (inline.bold) content = <strong className="font-strong text-bright">{content}</strong>;
  if (inline.italic) content = <em>{content}</em>;
  if (inline.underline) content = <u className="underline-offset-4">{content}</u>;
  return content;
}
