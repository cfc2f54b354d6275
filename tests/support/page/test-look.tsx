import { createDOMRenderer, FluentProvider, RendererProvider, webLightTheme } from '@fluentui/react-components';
import { type Language, toDirection } from '@shared/domain/language';
import type { ReactElement, ReactNode } from 'react';

/** Rules that hide an element, and background colors that tests look up. */
const isRead = /[{;]\s*(display:\s*none|visibility:)|background-color:\s*var\(--dw-/;

const renderers = new WeakMap<Document, ReturnType<typeof createDOMRenderer>>();

/**
 * Griffel's renderer for the document of the running test file. Drops rules that no test reads, because happy-dom evaluates every rule of
 * the page each time it computes a style.
 */
export function testRenderer(): ReturnType<typeof createDOMRenderer> {
  const known = renderers.get(document);
  if (known) return known;
  const renderer = createDOMRenderer(document, { unstable_filterCSSRule: (rule) => isRead.test(rule) });
  renderers.set(document, renderer);
  return renderer;
}

/** Fluent's theme and direction around a component that is rendered alone. */
export function TestLook({ language = 'en', children }: { language?: Language; children: ReactNode }): ReactElement {
  return (
    <RendererProvider renderer={testRenderer()} targetDocument={document}>
      <FluentProvider theme={webLightTheme} dir={toDirection(language)}>
        {children}
      </FluentProvider>
    </RendererProvider>
  );
}
