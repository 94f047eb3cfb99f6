/** An input source in the W3C WebDriver actions format. Both browsers' protocols accept this format. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** A page size in CSS pixels. */
export type Size = { width: number; height: number }

export const WIDE: Size = { width: 1440, height: 900 }

/** Browser functions that the journeys need, independent of the protocol. */
export type Engine = {
  /** Opens a tab and returns its ID. */
  openTab: () => Promise<string>
  closeTab: (tab: string) => Promise<void>
  goto: (tab: string, url: string) => Promise<void>
  reload: (tab: string) => Promise<void>
  resize: (tab: string, size: Size) => Promise<void>
  back: (tab: string) => Promise<void>
  /** Evaluates an expression in the page and awaits its promise. Returns the value as JSON. */
  evaluate: (tab: string, expression: string) => Promise<string>
  perform: (tab: string, source: InputSource) => Promise<void>
  setFiles: (tab: string, selector: string, files: string[]) => Promise<void>
  /** Returns a base64-encoded PNG. */
  screenshot: (tab: string) => Promise<string>
  /** The folder for the pages' downloads. */
  downloads: string
  close: () => Promise<void>
}
