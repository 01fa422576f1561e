/** What the extension uses of the browser's calls for extensions, by their documentation. */
export interface BrowserCalls {
  readonly tabs: {
    query(which: { active: true; currentWindow: true }): Promise<Tab[]>;
    captureVisibleTab(windowId: number, options: { format: 'png' }): Promise<string>;
    connect(tabId: number): Port;
  };
  readonly scripting: {
    executeScript<A extends unknown[], R>(injection: {
      target: { tabId: number; allFrames?: true; frameIds?: number[] };
      func: (...args: A) => R;
      args?: A;
    }): Promise<{ frameId: number; result?: Awaited<R> }[]>;
    executeScript(injection: {
      target: { tabId: number; allFrames: true };
      files: string[];
    }): Promise<unknown>;
  };
  readonly runtime: { readonly onConnect: BrowserEvent<Port> };
  readonly storage: {
    readonly local: {
      get(keys: string | string[]): Promise<Record<string, unknown>>;
      set(entries: Record<string, unknown>): Promise<void>;
    };
    readonly onChanged: BrowserEvent<unknown>;
  };
}

interface Tab {
  readonly id?: number;
  readonly windowId: number;
}

interface Port {
  readonly onDisconnect: BrowserEvent<unknown>;
}

interface BrowserEvent<T> {
  addListener(listener: (value: T) => void): void;
}

/** Chromium and Firefox both have them under this name. */
declare const chrome: BrowserCalls;

export const browser = chrome;
