/** The part of saxen that is used here; it comes without types. */
declare module 'saxen' {
  export class Parser {
    on(
      event: 'openTag',
      handle: (name: string, attributes: () => Record<string, string>) => void,
    ): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'attention' | 'cdata' | 'text', handle: (text: string) => void): this;
    on(event: 'error', handle: (error: Error) => void): this;
    parse(xml: string): void;
    stop(): void;
  }
}
