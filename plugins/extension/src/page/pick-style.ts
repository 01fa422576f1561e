/** The style of the bar, which the styles of a page do not reach. */
export const PICK_STYLE = `
[popover] {
  color-scheme: light dark;
  position: fixed;
  inset: 12px 12px auto auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  max-width: calc(100vw - 24px);
  box-sizing: border-box;
  margin: 0;
  padding: 8px;
  border: 1px solid light-dark(#767676, #8c8c8c);
  border-radius: 14px;
  background: light-dark(#fff, #1f1f1f);
  color: light-dark(#1a1a1a, #f5f5f5);
  font: 14px/1.4 system-ui, sans-serif;
  box-shadow: 0 4px 16px #0003;
}
.aside { opacity: 0; }
.row { display: flex; }
.row:empty { display: none; }
i { width: 20px; height: 28px; }
[role="status"] { min-width: 10em; padding-inline: 4px; font-variant-numeric: tabular-nums; }
button {
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid currentColor;
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 600;
}
.strong { background: light-dark(#1a1a1a, #f5f5f5); color: light-dark(#fff, #1a1a1a); }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;
