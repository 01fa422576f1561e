import { createTheme } from '../create-theme.ts';
import { ThemeInputError } from '../input/theme-input-error.ts';
import type { ThemeTarget } from '../model/names.ts';
import { themeCss } from './theme-css.ts';

/** Distinguishes the elements of a page in selectors. */
let count = 0;

/**
 * Defines `<swatchwork-theme brand="#0A66C2" target="AAA">`: what stands in it has the colors of the
 * brand's theme as the custom properties of {@link themeCss}. An attribute that cannot be read leaves
 * the colors as they were and sends the event `theme-error`, whose `detail` is the
 * {@link ThemeInputError}. On a server, which has no elements, it does nothing.
 *
 * @param name Of the element, where this one is taken.
 */
export function defineThemeElement(name = 'swatchwork-theme'): void {
  if (!globalThis.customElements || customElements.get(name)) return;
  class ThemeElement extends HTMLElement {
    static readonly observedAttributes = ['brand', 'target'];
    readonly #sheet = new CSSStyleSheet();
    readonly #id = `${++count}`;
    /** The document or the shadow root that has the sheet. */
    #root: Document | ShadowRoot | undefined;

    connectedCallback(): void {
      this.dataset.theme = this.#id;
      const root = this.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) return;
      this.#root = root;
      root.adoptedStyleSheets.push(this.#sheet);
      this.attributeChangedCallback();
    }

    disconnectedCallback(): void {
      const root = this.#root;
      if (root)
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== this.#sheet);
      this.#root = undefined;
    }

    attributeChangedCallback(): void {
      if (!this.#root) return;
      try {
        const target = (this.getAttribute('target') ?? 'AA') as ThemeTarget; // createTheme checks it
        const theme = createTheme({ brands: [this.getAttribute('brand') ?? ''], target });
        const selector = `${name}[data-theme="${this.#id}"]`;
        this.#sheet.replaceSync(`${name}{display:block}${themeCss(theme, { selector })}`);
      } catch (error) {
        if (!(error instanceof ThemeInputError)) throw error;
        this.dispatchEvent(new CustomEvent('theme-error', { detail: error, bubbles: true }));
      }
    }
  }
  customElements.define(name, ThemeElement);
}
